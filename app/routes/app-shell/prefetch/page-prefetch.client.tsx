import { use, useEffect, useMemo } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'
import { loadPageCode } from '#app/components/prefetch/page-code.ts'
import { savesData } from '#app/components/prefetch/saves-data.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { PAGE_PATHS } from '../app-sidebar.tsx'
import { loadPageData } from './page-data.ts'

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
