import type { Context } from 'hono'
import { deviceCookie } from '#workers/security/device-cookie.ts'
import { sessionCookie } from '#workers/security/session-cookie.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import type { SignedIn } from '#workers/services/auth/start-session.ts'

/** Sets the cookies of a new session and of the known device. */
export function setSignedInCookies(
  c: Context<ServerEnv>,
  { token, deviceToken }: Pick<SignedIn, 'token' | 'deviceToken'>,
): void {
  for (const line of signedInCookies(c.req.url, { token, deviceToken }))
    c.header('Set-Cookie', line, { append: true })
}

export function signedInCookies(
  url: string,
  { token, deviceToken }: Pick<SignedIn, 'token' | 'deviceToken'>,
): string[] {
  return [sessionCookie(url, token), ...(deviceToken === null ? [] : [deviceCookie(url, deviceToken)])]
}
