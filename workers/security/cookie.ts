/** The cookie's name in the browser: `__Host-` cookies work over https only. */
export function cookieName(url: string, name: string): string {
  return isHttps(url) ? `__Host-${name}` : name
}

/** The cookie's unvalidated value; null without one. */
export function cookieOf(request: Request, name: string): string | null {
  const prefix = `${cookieName(request.url, name)}=`
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null
}

/** A `Set-Cookie` value: HttpOnly and for this site only. */
export function setCookie(url: string, name: string, value: string, maxAgeSeconds: number): string {
  // Plain http is used in local development only.
  const secure = isHttps(url) ? '; Secure' : ''
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
  return `${cookieName(url, name)}=${value}; ${attributes}`
}

function isHttps(url: string): boolean {
  return new URL(url).protocol === 'https:'
}
