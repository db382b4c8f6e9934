import { cookieOf, setCookie } from './cookie.ts'
import { looksLikeSessionToken } from './session-token.ts'

/** Names the browser to the limits of signing in; it opens nothing. */
const NAME = 'device'
const LIFETIME_S = 180 * 24 * 60 * 60

/** The `Set-Cookie` value by which the browser is known later. */
export function deviceCookie(url: string, token: string): string {
  return setCookie(url, NAME, token, LIFETIME_S)
}

/** The token by which the browser is known; null when it has none, or one that can't be ours. */
export function deviceTokenOf(request: Request): string | null {
  const token = cookieOf(request, NAME)
  return token && looksLikeSessionToken(token) ? token : null
}
