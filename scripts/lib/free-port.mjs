import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems hand out by themselves (from 32768 on Linux), and none that browsers refuse. */
const PORTS = { first: 20_000, last: 32_767 }

/** A free port of this machine. Nothing else takes it by chance before it is used, which may be minutes later. */
export async function freePort() {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * (PORTS.last - PORTS.first + 1))
    if (await isFree(port)) return port
  }
}

/** @param {number} port */
async function isFree(port) {
  const probe = createServer()
  const isListening = await new Promise((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isListening) return false
  probe.close()
  await once(probe, 'close')
  return true
}

/**
 * The port that a server listens on.
 * @param {{ address: () => import('node:net').AddressInfo | string | null }} server
 */
export function portOf(server) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}
