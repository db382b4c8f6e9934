// The memory of one isolate, read through its inspector: the heap in use, garbage included, and its buffers. In MB.
import { setTimeout } from 'node:timers/promises'

const ASKED_EVERY_MS = 20
/** workerd collects garbage on request but does not report when it is done. */
const COLLECTED_AFTER_MS = 500

/**
 * `startPeak` returns the memory in use; `peak` the maximum seen since then. A busy isolate answers only between two tasks,
 * so memory that is used and released within one task is not seen.
 * @param {string} inspectorUrl
 */
export async function watchIsolate(inspectorUrl) {
  const ask = await connect(inspectorUrl)
  await ask('HeapProfiler.enable')
  const inUse = async () => {
    const { usedSize, backingStorageSize } = await ask('Runtime.getHeapUsage')
    return (usedSize + backingStorageSize) / 2 ** 20
  }
  let peak = 0
  let watching = true
  const watch = async () => {
    while (watching) {
      peak = Math.max(peak, await inUse())
      await setTimeout(ASKED_EVERY_MS)
    }
  }
  watch()
  return {
    async startPeak() {
      const now = await inUse()
      peak = now
      return now
    },
    peak: () => peak,
    /** The memory in use after a garbage collection. */
    async kept() {
      ask('HeapProfiler.collectGarbage')
      await setTimeout(COLLECTED_AFTER_MS)
      return inUse()
    },
    stop() {
      watching = false
    },
  }
}

/**
 * @typedef {new (url: string, options: { headers: Record<string, string> }) => WebSocket} NodeWebSocket
 * @typedef {Awaited<ReturnType<typeof watchIsolate>>} IsolateWatch
 */

/**
 * Resolves with a function that sends a command and resolves with its result.
 * @param {string} url
 * @returns {Promise<(method: string) => Promise<any>>}
 */
async function connect(url) {
  // The inspector accepts only connections with a local Origin header.
  const NodeSocket = /** @type {NodeWebSocket} */ (/** @type {unknown} */ (WebSocket))
  const socket = new NodeSocket(url, { headers: { Origin: 'http://localhost' } })
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`The inspector at ${url} does not answer`))
  })
  const waiting = new Map()
  let asked = 0
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data)
    waiting.get(id)?.(result)
    waiting.delete(id)
  }
  return (/** @type {string} */ method) =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      socket.send(JSON.stringify({ id: asked, method }))
    })
}
