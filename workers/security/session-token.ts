import { encodeBase64urlNoPadding, encodeHexLowerCase } from '@oslojs/encoding'

const TOKEN_BYTES = 32
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/

export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** 256 random bits, as they stand in the browser's cookie. */
export function newSessionToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** What the database keeps of a token: who reads the table can't sign in with it. */
export async function hashSessionToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return encodeHexLowerCase(new Uint8Array(digest))
}

/** Keeps garbage cookies away from the database. */
export function looksLikeSessionToken(value: string): boolean {
  return TOKEN_PATTERN.test(value)
}

/** A session is extended once half of its life is over, so a busy user costs one write in 15 days. */
export function isHalfUsedUp(expiresAt: number, now: number): boolean {
  return expiresAt - now < SESSION_LIFETIME_MS / 2
}
