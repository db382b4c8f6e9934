import { cookieName, cookieOf, setCookie } from './cookie.ts'
import { looksLikeSessionToken, SESSION_LIFETIME_MS } from './session-token.ts'

const NAME = 'session'

/** The `Set-Cookie` value that opens or prolongs a session. */
export function sessionCookie(url: string, token: string, lifetimeMs: number = SESSION_LIFETIME_MS): string {
  return setCookie(url, NAME, token, Math.floor(lifetimeMs / 1000))
}

/** The `Set-Cookie` value that clears the session. */
export function clearedSessionCookie(url: string): string {
  return setCookie(url, NAME, '', 0)
}

/** Does the response open or close a session? */
export function isSessionSet(url: string, response: Response): boolean {
  return response.headers.getSetCookie().some((line) => line.startsWith(`${cookieName(url, NAME)}=`))
}

/** The session token of a request; null when it is missing or malformed. */
export function sessionTokenOf(request: Request): string | null {
  const token = cookieOf(request, NAME)
  return token && looksLikeSessionToken(token) ? token : null
}
