import { sql } from 'drizzle-orm'
import { users } from '../schema.ts'

/** A session about to be opened, by a sign-in or by a changed password. Times in milliseconds since 1970. */
export type NewSession = {
  tokenHash: string
  userId: number
  createdAt: number
  expiresAt: number
  lastSeenAt: number
  /** Browser family and system. */
  device: string
}

/** The session as a row to insert, in a query of the account that it is of. */
export function sessionOfUser(session: Omit<NewSession, 'userId'>) {
  return {
    tokenHash: sql<string>`${session.tokenHash}`.as('token_hash'),
    userId: users.id,
    createdAt: sql<number>`${session.createdAt}`.as('created_at'),
    expiresAt: sql<number>`${session.expiresAt}`.as('expires_at'),
    lastSeenAt: sql<number>`${session.lastSeenAt}`.as('last_seen_at'),
    device: sql<string>`${session.device}`.as('device'),
  }
}
