// workerd on this machine, started by Miniflare: the last build of the Worker and its stores.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/**
 * Miniflare's options of one Worker.
 * @typedef {import('miniflare').V4WorkerOptions} WorkerOptions
 * @typedef {Extract<WorkerOptions, { script: string }>} BuiltOptions
 */

const BUILD = path.resolve('build/server')
const CONFIG = path.join(BUILD, 'wrangler.json')

/**
 * Miniflare with these Workers on the stores of a folder. `shared`: its other options.
 * @param {string} state
 * @param {WorkerOptions[]} workers
 * @param {object} [shared]
 */
export function startRuntime(state, workers, shared = {}) {
  return new Miniflare({
    ...convertV4MiniflareOptions({
      workers,
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.ERROR),
    }),
    resourcePersistencePath: path.resolve(state, 'v3'),
    handleStructuredLogs: () => {},
    ...shared,
  })
}

/** The bindings of wrangler.toml as the build has written them, without those of a single way of running it. */
export function builtBindings() {
  const { modulesRules, assets, queueConsumers, ...bindings } = builtOptions()
  return bindings
}

/**
 * The options with which Miniflare runs the whole built Worker, the files of the app included, with these variables and
 * those of wrangler.toml. The copy of .dev.vars in a build may be out of date, so it is not used.
 * @param {Record<string, string>} [vars]
 * @returns {WorkerOptions}
 */
export function builtWorker(vars = {}) {
  const { modulesRules, bindings, ...options } = builtOptions()
  const configured = JSON.parse(readFileSync(CONFIG, 'utf8')).vars
  return { ...options, bindings: { ...configured, ...vars }, modulesRoot: BUILD, modules: builtModules() }
}

function builtOptions() {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(CONFIG)
  return /** @type {BuiltOptions} */ (workerOptions)
}

/**
 * The modules, the entry first.
 * @returns {import('miniflare').V4ModuleDefinition[]}
 */
function builtModules() {
  const assets = readdirSync(path.join(BUILD, 'assets')).filter((name) => /\.(js|wasm)$/.test(name))
  return ['index.js', ...assets.map((name) => `assets/${name}`)].map((name) => ({
    type: name.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
    path: path.join(BUILD, name),
    contents: readFileSync(path.join(BUILD, name)),
  }))
}
