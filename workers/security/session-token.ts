import { encodeBase64urlNoPadding } from '@oslojs/encoding'
import { sha256 } from '#core/text/sha256.ts'

const TOKEN_BYTES = 32
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/

const DAY_MS = 24 * 60 * 60 * 1000

/** Lifetime of an unused session. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS

/** Maximum lifetime, which also ends stolen sessions. */
const LONGEST_SESSION_MS = 90 * DAY_MS

/** 256 random bits in the form of the cookie. */
export function newSessionToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** The form in which the database stores a token, so that read access to the table does not allow signing in. */
export function hashSessionToken(token: string): Promise<string> {
  return sha256(token)
}

/** Cheap check before any database read. */
export function looksLikeSessionToken(value: string): boolean {
  return TOKEN_PATTERN.test(value)
}

/**
 * The new expiry of a session in use, in ms since 1970; null when it need not change. A session is prolonged in the
 * second half of its life, so a busy user costs one write in 15 days.
 */
export function prolongedUntil(
  { createdAt, expiresAt }: { createdAt: number; expiresAt: number },
  now: number,
): number | null {
  if (expiresAt - now >= SESSION_LIFETIME_MS / 2) return null
  const until = Math.min(now + SESSION_LIFETIME_MS, createdAt + LONGEST_SESSION_MS)
  return until > expiresAt ? until : null
}
