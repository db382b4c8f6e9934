import { encodeBase64urlNoPadding } from '@oslojs/encoding'
import { sha256 } from './sha256.ts'

const TOKEN_BYTES = 32
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/

const DAY_MS = 24 * 60 * 60 * 1000

/** How long a session lives without being used. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS

/** How long it lives at most: then even a daily visitor signs in again, and so does whoever stole his cookie. */
const LONGEST_SESSION_MS = 90 * DAY_MS

/** 256 random bits, as they stand in the browser's cookie. */
export function newSessionToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** What the database keeps of a token: who reads the table can't sign in with it. */
export function hashSessionToken(token: string): Promise<string> {
  return sha256(token)
}

/** Keeps garbage cookies away from the database. */
export function looksLikeSessionToken(value: string): boolean {
  return TOKEN_PATTERN.test(value)
}

/**
 * Until when a session that is being used shall live, in ms since 1970; null while that is no news. It is prolonged once
 * half of its life is over, so a busy user costs one write in 15 days.
 */
export function prolongedUntil(
  { createdAt, expiresAt }: { createdAt: number; expiresAt: number },
  now: number,
): number | null {
  if (expiresAt - now >= SESSION_LIFETIME_MS / 2) return null
  const until = Math.min(now + SESSION_LIFETIME_MS, createdAt + LONGEST_SESSION_MS)
  return until > expiresAt ? until : null
}
