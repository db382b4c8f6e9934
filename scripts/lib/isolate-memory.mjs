// The memory of one isolate, read through its inspector: the heap in use and its buffers. In MB.
import { setTimeout } from 'node:timers/promises'

/** workerd collects garbage on request but does not report when it is done. */
const COLLECTED_AFTER_MS = 500

/** @param {string} inspectorUrl */
export async function watchIsolate(inspectorUrl) {
  const ask = await connect(inspectorUrl)
  await ask('HeapProfiler.enable')
  return {
    /** The memory in use after a garbage collection. */
    async kept() {
      ask('HeapProfiler.collectGarbage')
      await setTimeout(COLLECTED_AFTER_MS)
      const { usedSize, backingStorageSize } = await ask('Runtime.getHeapUsage')
      return (usedSize + backingStorageSize) / 2 ** 20
    },
  }
}

/** @typedef {new (url: string, options: { headers: Record<string, string> }) => WebSocket} NodeWebSocket */

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
