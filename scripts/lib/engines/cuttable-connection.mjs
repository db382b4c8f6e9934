import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** @import { Socket } from 'node:net' */

/**
 * A way to the server at `base` that can be cut and joined again, so that a browser is offline whatever its driver offers.
 * Cut, every open connection ends and new ones are refused.
 * @param {string} base
 */
export async function cuttableConnection(base) {
  const { hostname, port } = new URL(base)
  /** @type {Set<Socket>} */
  const open = new Set()
  /**
   * @param {Socket} from
   * @param {Socket} to
   */
  function pass(from, to) {
    open.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
  }
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    pass(client, upstream)
    pass(upstream, client)
  })
  /** @param {number} at 0 for any free port */
  const listen = async (at) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The connection has no port')
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return { base: `http://127.0.0.1:${address.port}`, cut, join: () => listen(address.port), close: cut }
}
