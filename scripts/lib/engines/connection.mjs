/**
 * Commands as JSON over a WebSocket, each answered under its id: Chromium's DevTools protocol and WebDriver BiDi.
 * `send(method, params)` resolves with the answer's `result` and rejects with the engine's message.
 * @param {string} url
 */
export async function connect(url) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('close', () => reject(new Error(`${url} is closed`)))
  })
  const waiting = new Map()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(data)
    const answered = waiting.get(id)
    waiting.delete(id)
    if (error) answered?.reject(new Error(message ?? error.message))
    else answered?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed'))
  })
  return {
    /**
     * @param {string} method
     * @param {Record<string, unknown>} [params]
     * @param {Record<string, unknown>} [more]
     * @returns {Promise<any>}
     */
    send(method, params = {}, more = {}) {
      lastId += 1
      const answer = Promise.withResolvers()
      waiting.set(lastId, answer)
      socket.send(JSON.stringify({ id: lastId, method, params, ...more }))
      return answer.promise
    },
    close: () => socket.close(),
  }
}
