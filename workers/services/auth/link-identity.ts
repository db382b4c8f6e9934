import type { OAuthRefusal } from '#contract/oauth.ts'
import { err, ok, type Result } from '#core/result.ts'
import { linkAccount } from '#db/accounts/linked-accounts.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import type { Identity } from '#workers/oauth/providers.ts'

/**
 * Links the provider's account to the user who asked for it, in the same session or a later one of theirs. Accounts are
 * linked only by their owner, after re-authentication (confirm-owner.ts).
 */
export async function linkIdentity(
  ctx: ServiceContext,
  identity: Identity,
  askedBy: number,
): Promise<Result<void, OAuthRefusal>> {
  if (ctx.user?.id !== askedBy) return err('expired')
  const linked = await linkAccount(ctx.directory, identity, {
    userId: askedBy,
    createdAt: ctx.now,
    verifiedEmail: identity.email,
  })
  if (!linked) return err('linked_elsewhere')
  ctx.log('account_linked', { userId: askedBy, provider: identity.provider })
  return ok(undefined)
}
