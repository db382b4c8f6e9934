import { CloseAccountRequest, SetPasswordRequest } from '#contract/account.ts'
import { clearedSessionCookie, sessionCookie } from '#workers/security/session-cookie.ts'
import { closeAccount } from '#workers/services/account/close-account.ts'
import { endOtherSessions } from '#workers/services/account/end-other-sessions.ts'
import { endSession } from '#workers/services/account/end-session.ts'
import { getAccount } from '#workers/services/account/get-account.ts'
import { setPassword } from '#workers/services/account/set-password.ts'
import { unlinkProvider } from '#workers/services/account/unlink-provider.ts'
import { accountToWire } from './account-to-wire.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'

export const accountHandlers = {
  'GET /account': async (c) => c.json(accountToWire(await getAccount(c.var.ctx), c.var.ctx.sessionTokenHash)),
  'DELETE /account': async (c) => {
    await closeAccount(c.var.ctx, await readJson(c, CloseAccountRequest))
    c.header('Set-Cookie', clearedSessionCookie(c.req.url))
    return c.body(null, 204)
  },
  'POST /account/password': async (c) => {
    const { token } = await setPassword(c.var.ctx, await readJson(c, SetPasswordRequest))
    c.header('Set-Cookie', sessionCookie(c.req.url, token))
    return c.text('Password set')
  },
  'DELETE /account/sessions': async (c) => {
    await endOtherSessions(c.var.ctx)
    return c.body(null, 204)
  },
  'DELETE /account/sessions/:id': async (c) => {
    await endSession(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  },
  'DELETE /account/providers/:provider': async (c) => {
    await unlinkProvider(c.var.ctx, c.req.param('provider'))
    return c.body(null, 204)
  },
} satisfies Partial<Handlers>
