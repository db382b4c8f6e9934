import { Email } from '#contract/auth.ts'
import type { OAuthRefusal } from '#contract/oauth.ts'
import { err, ok, type Result } from '#core/result.ts'
import { databaseOfNewcomers } from '#db/database-for.ts'
import { findLinkedUser, insertLinkedUser } from '#db/linked-accounts.ts'
import { emailKey, type User } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import type { Identity } from '#workers/oauth/providers.ts'
import { spendTries } from '#workers/security/limits.ts'
import { hashPassword } from '#workers/security/password.ts'
import { newSessionToken } from '#workers/security/session-token.ts'
import { type SignedIn, startSession } from './start-session.ts'
import { usernameFrom } from './username-from.ts'

const NAME_ATTEMPTS = 5

/**
 * Signs in whoever the provider vouches for: by the connected account or, for a verified email that nobody here has,
 * in a new account. An email alone never opens an account that is already there.
 */
export async function enterByIdentity(
  ctx: ServiceContext,
  identity: Identity,
): Promise<Result<SignedIn, OAuthRefusal>> {
  const known = await findLinkedUser(ctx.directory, identity)
  if (known) {
    ctx.log('login', { userId: known.id, provider: identity.provider })
    return ok(await startSession(ctx, known))
  }
  const email = Email.safeParse(identity.email).data
  if (!email) return err('unverified_email')
  const user = await makeAccount(ctx, identity, emailKey(email))
  if (user === 'email_taken') return err('email_in_use')
  ctx.log('registered', { userId: user.id, provider: identity.provider })
  return ok(await startSession(ctx, user))
}

/**
 * The account has a password that nobody knows (the hash of 256 random bits): signing in with one fails like any wrong
 * password does, in the same time, and an admin can set a temporary one.
 */
async function makeAccount(
  ctx: ServiceContext,
  identity: Identity,
  email: string,
): Promise<User | 'email_taken'> {
  await spendTries(ctx, [['registerFromAddress', ctx.address]])
  const password = await hashPassword(newSessionToken())
  for (let attempt = 0; attempt < NAME_ATTEMPTS; attempt++) {
    const made = await insertLinkedUser(ctx.directory, identity, {
      username:
        attempt === 0 ? usernameFrom(identity.name) : `${usernameFrom(identity.name)}-${randomDigits()}`,
      email,
      password,
      role: 'user',
      mustChangePassword: false,
      temporaryPasswordExpiresAt: null,
      database: databaseOfNewcomers(ctx.databases),
      createdAt: ctx.now,
    })
    if (typeof made === 'object') return made
    // A second browser of the same person may have been faster.
    if (made !== 'username_taken') return (await findLinkedUser(ctx.directory, identity)) ?? 'email_taken'
  }
  throw new Error(`no free user name was found in ${NAME_ATTEMPTS} attempts`)
}

function randomDigits(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(value % 10_000).padStart(4, '0')
}
