import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { cspNonce, serviceContext } from '#app/context.ts'
import type { ServerEnv } from './server-env.ts'

const render = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

/** Everything that isn't /api: the pages, their actions and their `.data`. */
export function pages(c: Context<ServerEnv>): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(serviceContext, c.var.ctx)
  context.set(cspNonce, c.var.nonce)
  return render(c.req.raw, context)
}
