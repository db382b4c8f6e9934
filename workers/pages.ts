import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { cspNonce, isOfflineCopy, oauthProviders, serviceContext } from '#app/context.ts'
import { pageOfOfflineCopy } from '#app/service-worker/offline-pages.ts'
import { noRecordsDb } from '#db/database-for.ts'
import type { ServiceContext } from './context.server.ts'
import { configuredProviders } from './oauth/providers.ts'
import type { ServerEnv } from './server-env.ts'

type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

/** By build: a development server loads another one after each change. */
const handlers = new WeakMap<ServerBuild, Render>()

/** Everything outside /api: pages, their actions and their `.data`. */
export async function pages(c: Context<ServerEnv>): Promise<Response> {
  const render = await renderer()
  return render(c.req.raw, contextFor(c, c.var.ctx))
}

/** A page for the service worker's cache: rendered anonymously, without user or cookie. */
export async function offlineCopies(c: Context<ServerEnv>): Promise<Response> {
  const context = contextFor(c, { ...c.var.ctx, user: null, db: noRecordsDb, sessionTokenHash: null })
  context.set(isOfflineCopy, true)
  const render = await renderer()
  return render(new Request(new URL(pageOfOfflineCopy(c.req.path), c.req.url)), context)
}

/** React Router prepares its routes for each handler; one that is given a function does so again for each request. */
async function renderer(): Promise<Render> {
  const build: ServerBuild = await import('virtual:react-router/server-build')
  const handler = handlers.get(build) ?? createRequestHandler(build, import.meta.env.MODE)
  handlers.set(build, handler)
  return handler
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
