import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { cspNonce, isOfflineCopy, oauthProviders, serviceContext } from '#app/context.ts'
import { pageOfOfflineCopy } from '#app/service-worker/offline-pages.ts'
import { noRecordsDb } from '#db/database-for.ts'
import type { ServiceContext } from './context.server.ts'
import { configuredProviders } from './oauth/providers.ts'
import type { ServerEnv } from './server-env.ts'

const render = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

/** Everything outside /api: pages, their actions and their `.data`. */
export function pages(c: Context<ServerEnv>): Promise<Response> {
  return render(c.req.raw, contextFor(c, c.var.ctx))
}

/** A page for the service worker's cache: rendered anonymously, without user or cookie. */
export function offlineCopies(c: Context<ServerEnv>): Promise<Response> {
  const context = contextFor(c, { ...c.var.ctx, user: null, db: noRecordsDb, sessionTokenHash: null })
  context.set(isOfflineCopy, true)
  return render(new Request(new URL(pageOfOfflineCopy(c.req.path), c.req.url)), context)
}

function contextFor(c: Context<ServerEnv>, ctx: ServiceContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(serviceContext, ctx)
  context.set(cspNonce, c.var.nonce)
  context.set(
    oauthProviders,
    configuredProviders(c.env).map(({ id }) => id),
  )
  return context
}
