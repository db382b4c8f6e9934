/** What a cookie is called in the browser that asked for `url`: browsers take a `__Host-` cookie over https only. */
export function cookieName(url: string, name: string): string {
  return isHttps(url) ? `__Host-${name}` : name
}

/** The value that the browser sent, unchecked; null when it sent none. */
export function cookieOf(request: Request, name: string): string | null {
  const prefix = `${cookieName(request.url, name)}=`
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null
}

/** The `Set-Cookie` value of a cookie that only this site gets back, and no script sees. */
export function setCookie(url: string, name: string, value: string, maxAgeSeconds: number): string {
  // Plain http is for a machine of one's own.
  const secure = isHttps(url) ? '; Secure' : ''
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
  return `${cookieName(url, name)}=${value}; ${attributes}`
}

function isHttps(url: string): boolean {
  return new URL(url).protocol === 'https:'
}
