import type { ServiceContext } from './context.server.ts'
import type { RequestSlot } from './security/request-slots.ts'

/** What Hono hands from the outer middleware to the handlers. */
export type ServerEnv = {
  Bindings: Env
  Variables: { requestId: string; nonce: string; ctx: ServiceContext; slot: RequestSlot }
}
