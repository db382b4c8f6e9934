import { EDGE_HEAP } from './edge-heap.mjs'
import { builtWorker, startRuntime } from './local-runtime.mjs'

const NAME = 'app'
/** Miniflare's own socket leads to its first Worker. That one is not ours, so nothing but the app's own port leads to the app. */
const NO_ENTRY = {
  name: 'no-entry',
  modules: true,
  script: 'export default { fetch: () => new Response(null, { status: 404 }) }',
}
const SWEEP = '*/5 * * * *'
const SWEEP_EVERY_MS = 5 * 60_000

/**
 * The built Worker behind a socket of workerd's own, nothing in between: no path but its own is answered there. `onLog`
 * gets each line of the Worker as `{ level, message }`. The answer's `sweep` is what the cron trigger does every five
 * minutes when deployed; it is done here too, for as long as the server runs.
 */
export async function serveApp({ host, port, state, vars, onLog }) {
  Object.assign(process.env, EDGE_HEAP)
  const app = { ...builtWorker(vars), name: NAME, unsafeDirectSockets: [{ host, port }] }
  const runtime = startRuntime(state, [NO_ENTRY, app], { handleStructuredLogs: onLog })
  await runtime.ready
  const sweep = async () => {
    const worker = await runtime.getWorker(NAME)
    const { outcome } = await worker.scheduled({ cron: SWEEP })
    if (outcome !== 'ok') throw new Error(`The sweep of waiting jobs ended with "${outcome}"`)
  }
  setInterval(
    () => sweep().catch((error) => onLog({ level: 'error', message: error.message })),
    SWEEP_EVERY_MS,
  )
  return { sweep }
}
