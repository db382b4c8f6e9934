import { use, useEffect, useMemo } from 'react'
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  type ClientLoaderFunctionArgs,
  type DataRouteMatch,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_FrameworkContext as FrameworkContext,
  RouterContextProvider,
} from 'react-router'
import { loadPage, loadPageCode } from '#app/components/prefetch/page-code.ts'
import { savesData } from '#app/components/prefetch/saves-data.ts'
import { forgetAsked, noteAsked } from '#app/lib/page/frame-data.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { PAGE_PATHS } from '../app-sidebar.tsx'

/** The server refuses it to others; it then says so when the page is opened. */
const FOR_ADMINS = '/users'

/**
 * Loads pages before they are opened: the code of the navigation's pages while it is open on a phone, then their data,
 * since one of them is what it was opened for; elsewhere the code of a link when it is pointed at or focused, and its data
 * when it is pressed. With Save-Data only what is pressed is loaded.
 */
export default function PagePrefetch({ navigationOpen }: { navigationOpen: boolean }) {
  const { router } = use(DataRouterContext)!
  const { manifest } = use(FrameworkContext)!
  const isAdmin = useRootData()?.user?.role === 'admin'
  const load = useMemo(() => {
    const matchesOf = ({ pathname, search }: URL) =>
      (pathname === location.pathname ? null : router.match(pathname + search)) ?? []
    return {
      code: (url: URL) => loadPageCode(matchesOf(url), manifest),
      data(url: URL) {
        const page = matchesOf(url).at(-1)
        if (page) loadPageData(url, page, manifest).catch(() => {})
      },
    }
  }, [router, manifest])

  useEffect(() => {
    if (!navigationOpen || savesData()) return
    return whenIdle(async () => {
      const pages = PAGE_PATHS.map((path) => new URL(path, location.origin))
      await Promise.all(pages.map(load.code))
      if (!navigator.onLine) return
      for (const page of pages) if (isAdmin || page.pathname !== FOR_ADMINS) load.data(page)
    })
  }, [navigationOpen, load, isAdmin])

  useEffect(() => {
    function onPoint(event: Event) {
      const url = savesData() ? null : pageOfLink(event)
      if (url) load.code(url)
    }
    function onPress(event: PointerEvent) {
      const url = event.button === 0 ? pageOfLink(event) : null
      if (!url) return
      load.data(url)
      load.code(url)
    }
    document.addEventListener('pointerover', onPoint)
    document.addEventListener('focusin', onPoint)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('pointerover', onPoint)
      document.removeEventListener('focusin', onPoint)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [load])

  return null
}

/** The page of this app that the link below the pointer leads to in this tab. */
function pageOfLink({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  return url.origin === location.origin && !url.pathname.startsWith('/api/') ? url : null
}

/**
 * Loads a page's data as its client loader does when the page is opened, so that it is in the session's memory by then, or
 * on its way. Pages whose data the browser itself holds (they load it also when hydrated) are left alone. Rejects if the
 * server refuses or cannot be reached; the navigation then asks again and shows why.
 */
async function loadPageData(
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
