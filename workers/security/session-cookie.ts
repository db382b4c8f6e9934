import { looksLikeSessionToken, SESSION_LIFETIME_MS } from './session-token.ts'

/** The `Set-Cookie` value that opens (or prolongs) a session in the browser that asked for `url`. */
export function sessionCookie(url: string, token: string, lifetimeMs: number = SESSION_LIFETIME_MS): string {
  return serialize(url, token, Math.floor(lifetimeMs / 1000))
}

/** The `Set-Cookie` value that makes the browser forget its session. */
export function clearedSessionCookie(url: string): string {
  return serialize(url, '', 0)
}

/** The session token of a request; null when there is none or it can't be one. */
export function sessionTokenOf(request: Request): string | null {
  const prefix = `${cookieName(request.url)}=`
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  const token = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
  return token && looksLikeSessionToken(token) ? token : null
}

function serialize(url: string, value: string, maxAgeSeconds: number): string {
  const secure = isHttps(url) ? '; Secure' : ''
  return `${cookieName(url)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Browsers take a `__Host-` cookie over https only; plain http is for a machine of one's own. */
function cookieName(url: string): string {
  return isHttps(url) ? '__Host-session' : 'session'
}

function isHttps(url: string): boolean {
  return new URL(url).protocol === 'https:'
}
