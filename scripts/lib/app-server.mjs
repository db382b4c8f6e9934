import { EDGE_HEAP } from './edge-heap.mjs'
import { messageOf } from './errors.mjs'
import { builtWorker, startRuntime } from './local-runtime.mjs'

/** @typedef {{ level: string, message: string }} LogLine */

const NAME = 'app'
/** An empty Worker, because Miniflare's own second socket leads to the first Worker. */
const NO_ENTRY = {
  name: 'no-entry',
  modules: true,
  script: 'export default { fetch: () => new Response(null, { status: 404 }) }',
}
const SWEEP = '*/5 * * * *'
const SWEEP_EVERY_MS = 5 * 60_000

/**
 * Serves the built Worker directly by workerd's socket: every path reaches the Worker, none a development tool. `onLog` gets
 * each line of the Worker's log as `{ level, message }`. Resolves with `sweep`, which does the work of the deployed cron
 * trigger; it also runs every five minutes.
 * @param {{ host: string, port: number, state: string, vars: Record<string, string>, onLog: (line: LogLine) => void }} options
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
    () => sweep().catch((error) => onLog({ level: 'error', message: messageOf(error) })),
    SWEEP_EVERY_MS,
  )
  return { sweep }
}
