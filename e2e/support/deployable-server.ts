import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The app's server at a separate address, where a test can simulate a deployment: the service worker's script then
 * differs, as after a build with other files.
 */
export async function deployableServer(target: string) {
  let deployed = false
  const server = createServer((incoming, outgoing) => {
    const onward = request(new URL(incoming.url!, target), {
      method: incoming.method,
      headers: { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' },
    })
    onward.on('response', (answer) => {
      const { 'content-length': _, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode!, headers)
      if (deployed && incoming.url === '/sw.js') outgoing.write('/* another build */')
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy() {
      deployed = true
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
