import { FIRST_DATABASE } from '#db/client.ts'
import { databaseFor } from '#db/database-for.ts'
import type { NewSession } from '#db/new-session.ts'
import { ensureOwnerRow } from '#db/owners.ts'
import { openSession, type Proof } from '#db/sessions.ts'
import type { User } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { hashSessionToken, newSessionToken, SESSION_LIFETIME_MS } from '#workers/security/session-token.ts'

/** A user, and the tokens that the browser is to keep: of the session, and of the browser itself. */
export type SignedIn = { user: User; token: string; deviceToken: string | null }

/**
 * A new session for the user; the one the caller came with is over, so a planted token never becomes the user's. Null
 * when what the user has proved no longer holds: see `openSession`.
 */
export async function startSession(ctx: ServiceContext, user: User, proof: Proof): Promise<SignedIn | null> {
  const { token, session } = await newSession(ctx, user.id)
  // A browser that is known here keeps its token, for whichever of its accounts.
  const deviceToken = ctx.deviceTokenHash ? null : newSessionToken()
  const database = await openSession(ctx.directory, {
    session,
    proof,
    deviceTokenHash: deviceToken ? await hashSessionToken(deviceToken) : ctx.deviceTokenHash!,
    replacedTokenHash: ctx.sessionTokenHash,
  })
  if (database === null) return null
  // Before there can be any record of theirs. The first database has the account itself.
  if (database !== FIRST_DATABASE) await ensureOwnerRow(databaseFor(ctx.databases, { database }), user.id)
  return { user, token, deviceToken }
}

/** Token and record of a session that is not yet stored. */
export async function newSession(
  ctx: ServiceContext,
  userId: number,
): Promise<{ token: string; session: NewSession }> {
  const token = newSessionToken()
  const tokenHash = await hashSessionToken(token)
  const expiresAt = ctx.now + SESSION_LIFETIME_MS
  return {
    token,
    session: {
      tokenHash,
      userId,
      createdAt: ctx.now,
      expiresAt,
      lastSeenAt: ctx.now,
      device: ctx.deviceName,
    },
  }
}
