import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  type ClientLoaderFunctionArgs,
  type DataRouteMatch,
  UNSAFE_decodeViaTurboStream as decode,
  RouterContextProvider,
} from 'react-router'
import { loadPage } from '#app/components/prefetch/page-code.ts'
import { forgetAsked, noteAsked } from '#app/lib/page/frame-data.ts'

/**
 * Loads a page's data as its client loader does when the page is opened, so that it is in the session's memory by then, or
 * on its way. Pages whose data the browser itself holds (they load it also when hydrated) are left alone. Rejects if the
 * server refuses or cannot be reached; the navigation then asks again and shows why.
 */
export async function loadPageData(
  url: URL,
  { route, params }: DataRouteMatch,
  { routes }: AssetsManifest,
): Promise<void> {
  const { id, path = '', module, hasLoader, hasClientLoader } = routes[route.id]!
  if (!hasLoader || !hasClientLoader) return
  const address = url.pathname + url.search
  let request: Promise<unknown> | undefined
  const ask = () => {
    noteAsked(address)
    request ??= askServer(url, id)
    return request
  }
  try {
    const found = loadPage(id, module)
    // A page of which not even the code was loaded is not in the memory either: its request need not wait for the code.
    if (found instanceof Promise) ask().catch(() => {})
    const { clientLoader } = await found
    if (clientLoader && !clientLoader.hydrate) await clientLoader(argumentsOf(url, path, params, ask))
  } catch (error) {
    forgetAsked(address)
    throw error
  }
}

function argumentsOf(
  url: URL,
  pattern: string,
  params: DataRouteMatch['params'],
  ask: () => Promise<unknown>,
): ClientLoaderFunctionArgs {
  return {
    url,
    pattern,
    params,
    request: new Request(url),
    context: new RouterContextProvider(),
    serverLoader: ask as ClientLoaderFunctionArgs['serverLoader'],
  }
}

/** What the server's loader of that route returns; a redirect or an error rejects. The request is React Router's own. */
async function askServer(url: URL, routeId: string): Promise<unknown> {
  const address = new URL(url)
  address.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  address.searchParams.set('_routes', routeId)
  const response = await fetch(address)
  // 204: a redirect, also the service worker's to the document when there is no connection.
  if (!response.ok || response.status === 204 || !response.body) throw new Error('The page was refused')
  const { value } = await decode(response.body, window)
  const answer = (value as Record<string, { data?: unknown } | undefined>)[routeId]
  if (!answer || !('data' in answer)) throw new Error('The page was refused')
  return answer.data
}
