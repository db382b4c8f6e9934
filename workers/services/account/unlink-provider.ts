import { isOAuthProviderId, OAUTH_LABELS } from '#contract/oauth.ts'
import { AppError } from '#core/result.ts'
import { unlinkProvider as unlink } from '#db/accounts/linked-accounts.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getAccount } from './get-account.ts'

/** Disconnects a sign-in provider, unless it is the only way to sign in. */
export async function unlinkProvider(ctx: ServiceContext, provider: string): Promise<void> {
  const { id: userId } = requireUser(ctx)
  if (await unlink(ctx.directory, { userId, provider })) {
    ctx.log('account_unlinked', { userId, provider })
    return
  }
  const { links } = await getAccount(ctx)
  if (!isOAuthProviderId(provider) || !links.some((link) => link.provider === provider))
    throw new AppError('not_found', 'That provider is not connected')
  throw new AppError(
    'conflict',
    `${OAUTH_LABELS[provider]} is the only way to sign in to this account. Set a password first`,
  )
}
