import type { ServiceContext } from './context.server.ts'
import type { RequestSlot } from './security/request-slots.ts'

/** Context variables set by the middleware for the handlers. */
export type ServerEnv = {
  Bindings: Env
  Variables: { requestId: string; nonce: string; ctx: ServiceContext; slot: RequestSlot }
}
