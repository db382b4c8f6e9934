import type { ServerMemory } from '#core/slate-memory/kept-memory.ts'
import { findStanding } from '#db/slates/standing-memories.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The rules and contests that the caller keeps for every later slate. */
export function getStanding(ctx: ServiceContext): Promise<ServerMemory> {
  return findStanding(ctx.db, requireUser(ctx).id)
}
