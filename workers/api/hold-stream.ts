import type { Context } from 'hono'
import { BODIES } from '#workers/body-kinds.ts'
import { requireSignedIn } from '#workers/context.server.ts'
import { STREAMING } from '#workers/security/heap-pools.ts'
import type { ServerEnv } from '#workers/server-env.ts'

/**
 * Claims the isolate's memory for a file that is read while it is received. Reading begins once the announced length fits, so
 * that a file is seldom sent in vain. The claim grows with the bytes that have come, so that a slow client does not hold
 * memory that others need. The returned function is called with the number of further bytes and waits until there is room
 * for them. The claim ends with the request's slot. Refuses with `unavailable`.
 */
export async function holdStream(
  c: Context<ServerEnv>,
  kind: 'history' | 'transfer' | 'standings',
): Promise<(bytes: number) => Promise<void>> {
  const { ctx, slot } = c.var
  const { mostBytes, heapPerByte } = BODIES[kind]
  const claim = await STREAMING.claim(String(requireSignedIn(ctx).id), 0)
  slot.released.then(() => claim.release())
  // A larger body than allowed is refused when it is read. A packed one becomes more than its length.
  const announced = Math.min(Number(c.req.header('Content-Length') ?? mostBytes), mostBytes)
  await claim.awaitRoom(announced * heapPerByte)
  let bytes = 0
  return (more) => {
    bytes += more
    return claim.resize(bytes * heapPerByte)
  }
}
