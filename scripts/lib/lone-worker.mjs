// The built Worker in a workerd of its own; the simulators of database and file store run in another one.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { runQuietly } from './commands.mjs'
import { EDGE_HEAP } from './edge-heap.mjs'
import { freePort } from './free-port.mjs'
import { TEMPORARY_PASSWORD } from './served-app.mjs'
import { workerdsOf } from './workerd-process.mjs'

const BUILD = path.resolve('build/server')
const NO_WORKER = 'export default { fetch: () => new Response(null, { status: 404 }) }'

/** Runs `use({ base, pid, inspectorUrl })` against the Worker as it was built last, on a store of its own with the first admin. */
export async function withLoneWorker(use) {
  const state = mkdtempSync(path.join(tmpdir(), 'lone-worker-'))
  process.once('exit', () => rmSync(state, { recursive: true, force: true }))
  await runQuietly('wrangler', [
    ...['d1', 'migrations', 'apply', 'DB', '--local', '--config', 'wrangler.toml'],
    ...['--persist-to', state],
  ])
  const first = { STATE_DIR: state, ADMIN_PASSWORD: TEMPORARY_PASSWORD }
  await runQuietly('node', ['scripts/seed-admin.ts'], first)
  const { modulesRules, assets, queueConsumers, ...bindings } = unstable_getMiniflareWorkerOptions(
    path.join(BUILD, 'wrangler.json'),
  ).workerOptions
  // Whoever is there first owns the store; all others reach it through him.
  const store = start(state, { ...bindings, name: 'store', modules: true, script: NO_WORKER })
  await store.ready
  const others = workerdsOf(process.pid)
  Object.assign(process.env, EDGE_HEAP)
  const worker = start(
    state,
    {
      ...bindings,
      ...{ name: 'worker', modulesRoot: BUILD, modules: builtModules() },
      ...{ queueConsumers, unsafeInspectorProxy: true },
    },
    { inspectorPort: await freePort() },
  )
  const base = (await worker.ready).origin
  const [pid] = workerdsOf(process.pid).filter((each) => !others.includes(each))
  await use({ base, pid, inspectorUrl: `${(await worker.getInspectorURL()).origin}/worker` })
  await worker.dispose()
  await store.dispose()
}

function start(state, worker, shared = {}) {
  return new Miniflare({
    ...convertV4MiniflareOptions({ workers: [worker], cf: false, log: new Log(LogLevel.ERROR), ...shared }),
    unsafeEnableSharedStorage: true,
    resourcePersistencePath: path.join(state, 'v3'),
    isolatedResourcePersistencePath: path.join(state, 'own'),
    unsafeDevRegistryPath: path.join(state, 'registry'),
    handleStructuredLogs: () => {},
  })
}

/** The entry first. */
function builtModules() {
  const assets = readdirSync(path.join(BUILD, 'assets')).filter((name) => /\.(js|wasm)$/.test(name))
  return ['index.js', ...assets.map((name) => `assets/${name}`)].map((name) => ({
    type: name.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
    path: path.join(BUILD, name),
    contents: readFileSync(path.join(BUILD, name)),
  }))
}
