import type { NewSession } from '#db/accounts/new-session.ts'
import { ensureOwnerRow } from '#db/accounts/owners.ts'
import { openSession, type Proof } from '#db/accounts/sessions.ts'
import type { User } from '#db/accounts/users.ts'
import { FIRST_DATABASE } from '#db/client.ts'
import { databaseFor } from '#db/database-for.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { hashSessionToken, newSessionToken, SESSION_LIFETIME_MS } from '#workers/security/session-token.ts'

/** A user, and the tokens for the browser's cookies. */
export type SignedIn = { user: User; token: string; deviceToken: string | null }

/**
 * Opens a new session and ends the caller's previous one, which prevents session fixation. Null when the proof no
 * longer holds: see `openSession`.
 */
export async function startSession(ctx: ServiceContext, user: User, proof: Proof): Promise<SignedIn | null> {
  const { token, session } = await newSession(ctx, user.id)
  // A known browser keeps its token, which all of its accounts share.
  const deviceToken = ctx.deviceTokenHash ? null : newSessionToken()
  const database = await openSession(ctx.directory, {
    session,
    proof,
    deviceTokenHash: deviceToken ? await hashSessionToken(deviceToken) : ctx.deviceTokenHash!,
    replacedTokenHash: ctx.sessionTokenHash,
  })
  if (database === null) return null
  // Needed before the user's first record. In the first database the account row itself serves.
  if (database !== FIRST_DATABASE) await ensureOwnerRow(databaseFor(ctx.databases, { database }), user.id)
  return { user, token, deviceToken }
}

/** Token and row of a session that is not yet stored. */
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
