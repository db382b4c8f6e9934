import { encodeBase64urlNoPadding } from '@oslojs/encoding'
import { sha256 } from './sha256.ts'

const TOKEN_BYTES = 32
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/

export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

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

/** A session is extended once half of its life is over, so a busy user costs one write in 15 days. */
export function isHalfUsedUp(expiresAt: number, now: number): boolean {
  return expiresAt - now < SESSION_LIFETIME_MS / 2
}
