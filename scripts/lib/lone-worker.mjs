// The built Worker in its own workerd process; the simulators of database and file store run in another one.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EDGE_HEAP } from './edge-heap.mjs'
import { firstAdmin } from './first-admin.ts'
import { freePort } from './free-port.mjs'
import { builtBindings, builtWorker, startRuntime } from './local-runtime.mjs'
import { applyMigrations, withStore } from './local-store.mjs'
import { TEMPORARY_PASSWORD } from './served-app.mjs'
import { workerdsOf } from './workerd-process.mjs'

/** @typedef {{ base: string, pid: number, inspectorUrl: string, database: D1Database }} LoneWorker */

const NO_WORKER = 'export default { fetch: () => new Response(null, { status: 404 }) }'

/**
 * Runs `use({ base, pid, inspectorUrl, database })` against the last build of the Worker, on its own store with the first admin.
 * @param {(worker: LoneWorker) => Promise<void>} use
 * @param {Record<string, string>} [heap] flags of the engine
 */
export async function withLoneWorker(use, heap = EDGE_HEAP) {
  const state = mkdtempSync(path.join(tmpdir(), 'lone-worker-'))
  process.once('exit', () => rmSync(state, { recursive: true, force: true }))
  const admin = await firstAdmin(TEMPORARY_PASSWORD)
  await withStore(state, async ({ DB }) => {
    await applyMigrations(DB)
    await admin.insertInto(DB)
  })
  // The process that is there first owns the store; all others reach it through that one.
  const store = start(state, { ...builtBindings(), name: 'store', modules: true, script: NO_WORKER })
  await store.ready
  const others = workerdsOf(process.pid)
  Object.assign(process.env, heap)
  // Each account of a measurement has an address of its own, since the server limits registrations by address.
  const { assets, ...withoutFiles } = builtWorker({ PROXY: 'cloudflare' })
  const worker = start(
    state,
    { ...withoutFiles, name: 'worker', unsafeInspectorProxy: true },
    { inspectorPort: await freePort() },
  )
  const base = (await worker.ready).origin
  const [pid] = workerdsOf(process.pid).filter((each) => !others.includes(each))
  if (pid === undefined) throw new Error('There is no workerd process')
  const inspectorUrl = `${(await worker.getInspectorURL()).origin}/worker`
  const database = /** @type {D1Database} */ (await store.getD1Database('DB'))
  await use({ base, pid, inspectorUrl, database })
  await worker.dispose()
  await store.dispose()
}

/**
 * @param {string} state
 * @param {import('./local-runtime.mjs').WorkerOptions} worker
 * @param {object} [shared]
 */
function start(state, worker, shared = {}) {
  return startRuntime(state, [worker], {
    unsafeEnableSharedStorage: true,
    isolatedResourcePersistencePath: path.join(state, 'own'),
    unsafeDevRegistryPath: path.join(state, 'registry'),
    ...shared,
  })
}
