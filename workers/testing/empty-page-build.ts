import type { EntryContext, RouterContextProvider } from 'react-router'
import { cspNonce, serviceContext } from '#app/context.ts'

/*
 * Replaces the built pages in tests: `/` is the only page, and every document answers with the context of the request
 * as JSON.
 */
function handleDocument(
  _request: Request,
  status: number,
  headers: Headers,
  _entry: EntryContext,
  context: RouterContextProvider,
): Response {
  const { user, adminRefusal } = context.get(serviceContext)
  return Response.json(
    { username: user?.username ?? null, adminRefusal, nonce: context.get(cspNonce) },
    { status, headers },
  )
}

const root = { id: 'root', path: '/', module: { default: () => null } }

export const entry = { module: { default: handleDocument } }
export const routes = { root }
export const assets = { entry: { imports: [], module: '' }, routes: { root }, url: '', version: 'empty' }
export const publicPath = '/'
export const basename = '/'
export const assetsBuildDirectory = ''
export const future = {}
export const ssr = true
export const isSpaMode = false
export const prerender: string[] = []
export const routeDiscovery = { format: 'initial', manifestPath: '/__manifest' }
