import type { Context } from 'hono'
import { ChangePasswordRequest, LoginRequest, RegisterRequest, userToWire } from '#contract/auth.ts'
import { requireSignedIn } from '#workers/context.server.ts'
import { clearedSessionCookie, sessionCookie } from '#workers/security/session-cookie.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { changePassword } from '#workers/services/auth/change-password.ts'
import { login } from '#workers/services/auth/login.ts'
import { logout } from '#workers/services/auth/logout.ts'
import { register } from '#workers/services/auth/register.ts'
import type { SignedIn } from '#workers/services/auth/start-session.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'
import { setSignedInCookies } from './signed-in-cookies.ts'

export const authHandlers = {
  'GET /user': (c) => c.json(userToWire(requireSignedIn(c.var.ctx))),
  'POST /login': async (c) => answerSignedIn(c, await login(c.var.ctx, await readJson(c, LoginRequest))),
  'POST /register': async (c) =>
    answerSignedIn(c, await register(c.var.ctx, await readJson(c, RegisterRequest))),
  'POST /logout': async (c) => {
    await logout(c.var.ctx)
    c.header('Set-Cookie', clearedSessionCookie(c.req.url))
    return c.text('Signed out')
  },
  'POST /change-password': async (c) => {
    const { token } = await changePassword(c.var.ctx, await readJson(c, ChangePasswordRequest))
    c.header('Set-Cookie', sessionCookie(c.req.url, token))
    return c.text('Password changed')
  },
} satisfies Partial<Handlers>

function answerSignedIn(c: Context<ServerEnv>, signedIn: SignedIn) {
  setSignedInCookies(c, signedIn)
  return c.json(userToWire(signedIn.user))
}
