import { Email } from '#contract/auth.ts'
import type { OAuthRefusal } from '#contract/oauth.ts'
import { err, ok, type Result } from '#core/result.ts'
import { findLinkedUser, insertLinkedUser } from '#db/accounts/linked-accounts.ts'
import type { User } from '#db/accounts/users.ts'
import { databaseForNewUsers } from '#db/database-for.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import type { Identity } from '#workers/oauth/providers.ts'
import { spendTries, triesFrom } from '#workers/security/limits.ts'
import { hashPassword } from '#workers/security/password.ts'
import { newSessionToken } from '#workers/security/session-token.ts'
import { type SignedIn, startSession } from './start-session.ts'
import { usernameFrom } from './username-from.ts'

const NAME_ATTEMPTS = 5

/**
 * Signs in the user of a provider's identity: by the linked account or, if no other account has the email confirmed, in a
 * new account. An email alone never opens an existing account, and an account that only typed the email loses it.
 */
export async function loginWithProvider(
  ctx: ServiceContext,
  identity: Identity,
): Promise<Result<SignedIn, OAuthRefusal>> {
  const known = await findLinkedUser(ctx.directory, identity)
  if (known) return enter(ctx, identity, known.user, 'login')
  const email = Email.safeParse(identity.email).data
  if (!email) return err('unverified_email')
  const user = await makeAccount(ctx, identity, email)
  return user.ok ? enter(ctx, identity, user.value, 'registered') : user
}

async function enter(
  ctx: ServiceContext,
  { provider, subject }: Identity,
  user: User,
  event: 'login' | 'registered',
): Promise<Result<SignedIn, OAuthRefusal>> {
  const signedIn = await startSession(ctx, user, { provider, subject })
  if (!signedIn) {
    ctx.log('login_refused', { userId: user.id, provider, reason: 'disabled' })
    return err('disabled')
  }
  ctx.log(event, { userId: user.id, provider })
  return ok(signedIn)
}

/**
 * The password is the hash of 256 random bits that are not kept, so password sign-ins fail like any wrong password, in
 * the same time. The user can set one on the account page.
 */
async function makeAccount(
  ctx: ServiceContext,
  identity: Identity,
  email: string,
): Promise<Result<User, 'email_in_use'>> {
  await spendTries(ctx, triesFrom(ctx.address, ['registerFromAddress', 'registerFromNetwork']))
  const password = await hashPassword(newSessionToken())
  for (let attempt = 0; attempt < NAME_ATTEMPTS; attempt++) {
    const made = await insertLinkedUser(ctx.directory, identity, {
      username:
        attempt === 0 ? usernameFrom(identity.name) : `${usernameFrom(identity.name)}-${randomDigits()}`,
      email,
      emailVerified: true,
      password,
      hasPassword: false,
      role: 'user',
      mustChangePassword: false,
      temporaryPasswordExpiresAt: null,
      database: databaseForNewUsers(ctx.databases),
      createdAt: ctx.now,
    })
    if (made.ok) return made
    // A concurrent request of the same user may have created it.
    const isNameFree = made.error !== 'username_taken' && made.error !== 'username_similar'
    if (!isNameFree) continue
    const linked = await findLinkedUser(ctx.directory, identity)
    return linked ? ok(linked.user) : err('email_in_use')
  }
  throw new Error(`no free user name was found in ${NAME_ATTEMPTS} attempts`)
}

function randomDigits(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(value % 10_000).padStart(4, '0')
}
