import { listLinkedProviders } from '#db/linked-accounts.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The providers whose accounts sign the user in. */
export function listConnections(ctx: ServiceContext): Promise<string[]> {
  return listLinkedProviders(ctx.directory, requireUser(ctx).id)
}
