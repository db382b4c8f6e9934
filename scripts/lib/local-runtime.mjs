// workerd on this machine, started by Miniflare: the Worker as it was built last, and the stores it is bound to.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/**
 * What Miniflare is told of one Worker.
 * @typedef {import('miniflare').V4WorkerOptions} WorkerOptions
 * @typedef {Extract<WorkerOptions, { script: string }>} BuiltOptions
 */

const BUILD = path.resolve('build/server')
const CONFIG = path.join(BUILD, 'wrangler.json')

/**
 * Miniflare with these Workers on the stores of a folder. `shared`: what else it is told.
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

/** The bindings of wrangler.toml as the build has written them down, without those of one way of running it. */
export function builtBindings() {
  const { modulesRules, assets, queueConsumers, ...bindings } = builtOptions()
  return bindings
}

/**
 * What Miniflare needs to run the whole built Worker, the files of the app included, with these variables and those of
 * wrangler.toml. The copy of .dev.vars that a build leaves beside the Worker may be out of date, so it does not count.
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
 * The entry first.
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
