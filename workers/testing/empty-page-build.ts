import type { EntryContext, RouterContextProvider } from 'react-router'
import { cspNonce, serviceContext } from '#app/context.ts'

/*
 * Stands where the built pages would be: no page but `/`, and instead of HTML every document says what the Worker
 * put into its context.
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
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }
