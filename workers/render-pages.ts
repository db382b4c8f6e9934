import * as build from 'virtual:react-router/server-build'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { cspNonce, isOfflineCopy, oauthProviders, serviceContext } from '#app/context.ts'
import { pageOfOfflineCopy } from '#app/service-worker/offline-pages.ts'
import { noRecordsDb } from '#db/database-for.ts'
import type { ServiceContext } from './context.server.ts'
import { configuredProviders } from './oauth/providers.ts'
import type { ServerEnv } from './server-env.ts'

/** Given the build, not a function that loads it, React Router ranks its routes once and not for each request. */
const render = createRequestHandler(build, import.meta.env.MODE)

export function renderPage(c: Context<ServerEnv>): Promise<Response> {
  return render(c.req.raw, contextFor(c, c.var.ctx))
}

export function renderOfflineCopy(c: Context<ServerEnv>): Promise<Response> {
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
