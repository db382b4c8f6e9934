import { FIRST_DATABASE } from '#db/client.ts'
import { databaseFor } from '#db/database-for.ts'
import { anchorOwner } from '#db/owners.ts'
import { openSession } from '#db/sessions.ts'
import type { User } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { hashSessionToken, newSessionToken, SESSION_LIFETIME_MS } from '#workers/security/session-token.ts'

/** A user and the token that his browser is to keep. */
export type SignedIn = { user: User; token: string }

/** A new session for the user; the one the caller came with is over, so a planted token never becomes his. */
export async function startSession(ctx: ServiceContext, user: User): Promise<SignedIn> {
  const { token, session } = await newSession(ctx, user.id)
  const database = await openSession(ctx.directory, session, ctx.sessionTokenHash)
  // Before there can be any record of his. The first database has the account itself.
  if (database !== FIRST_DATABASE) await anchorOwner(databaseFor(ctx.databases, { database }), user.id)
  return { user, token }
}

/** Token and record of a session that is not yet stored. */
export async function newSession(ctx: ServiceContext, userId: number) {
  const token = newSessionToken()
  const tokenHash = await hashSessionToken(token)
  return {
    token,
    session: { tokenHash, userId, createdAt: ctx.now, expiresAt: ctx.now + SESSION_LIFETIME_MS },
  }
}
