import { cookieOf, setCookie } from './cookie.ts'
import { looksLikeSessionToken } from './session-token.ts'

/** Identifies a known browser to the sign-in limits; it grants no access. */
const NAME = 'device'
const LIFETIME_S = 180 * 24 * 60 * 60

/** The `Set-Cookie` value that marks a browser as known. */
export function deviceCookie(url: string, token: string): string {
  return setCookie(url, NAME, token, LIFETIME_S)
}

/** The known-device token; null when it is missing or malformed. */
export function deviceTokenOf(request: Request): string | null {
  const token = cookieOf(request, NAME)
  return token && looksLikeSessionToken(token) ? token : null
}
