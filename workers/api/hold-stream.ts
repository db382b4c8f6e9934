import type { Context } from 'hono'
import { BODIES } from '#workers/body-kinds.ts'
import { requireSignedIn } from '#workers/context.server.ts'
import { STREAMING } from '#workers/security/heap-pools.ts'
import type { ServerEnv } from '#workers/server-env.ts'

/**
 * Claims the isolate's memory for a file that is read while it is received, by its announced length or, for a contest's
 * file, which may be packed, as its unpacked bytes come. The returned function is called with the number of further bytes
 * and waits until there is room for what they become. Released with the request's slot. Refuses with `unavailable`.
 */
export async function holdStream(
  c: Context<ServerEnv>,
  kind: 'history' | 'transfer' | 'standings',
): Promise<(bytes: number) => Promise<void>> {
  const { ctx, slot } = c.var
  const { mostBytes, heapPerByte } = BODIES[kind]
  const claim = await STREAMING.claim(String(requireSignedIn(ctx).id), 0)
  slot.released.then(() => claim.release())
  // A larger body than allowed is refused when it is read.
  const announced = Math.min(Number(c.req.header('Content-Length') ?? mostBytes), mostBytes)
  const reserved = kind === 'standings' ? 0 : announced
  await claim.resize(reserved * heapPerByte)
  let bytes = 0
  return (more) => {
    bytes += more
    return claim.resize(Math.max(reserved, bytes) * heapPerByte)
  }
}
