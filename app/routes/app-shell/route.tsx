import { lazy, startTransition, useEffect, useState } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { useRootData } from '#app/lib/session/root-data.ts'
import { TRIAL_PATH } from '#app/pages.ts'
import type { Route } from './+types/route'
import { AppHeader } from './app-header.tsx'
import { AppSidebar, PlainNavigation } from './app-sidebar.tsx'
import { OfflineBanner } from './connection/offline-banner.tsx'
import { StatusLines } from './connection/status-line.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import type { ShellUser } from './shell-user.ts'
import { isSidebarOpen, SIDEBAR_SHORTCUT_KEY, sidebarCookie } from './sidebar-state.ts'
import { useFreshOuts } from './use-fresh-outs.ts'

const ChangePasswordDialog = lazy(() => import('./change-password-dialog.client.tsx'))
const ConnectionStatus = lazy(() => import('./connection/connection-status.client.tsx'))
const NavigationSheet = lazy(() => import('./navigation-sheet.client.tsx'))
const PagePrefetch = lazy(() => import('./prefetch/page-prefetch.client.tsx'))
const Tooltips = lazy(() => import('#app/components/ui/tooltips.client.tsx'))

export { unlessJustAsked as shouldRevalidate } from '#app/lib/page/frame-data.ts'

/** Because of this loader, each navigation asks the server, and app/page-access.ts checks access again. */
export function loader({ request }: Route.LoaderArgs) {
  return { sidebarOpen: isSidebarOpen(request.headers.get('Cookie')) }
}

/** A page that needs the whole window of a laptop: its header is low there, and the sidebar folded to icons. */
const WORKSPACE = /^\/[^/]+\/optimizer$/

type ShellData = Route.ComponentProps['loaderData']

/** An unknown address and the live sample are shown without the shell if no user is signed in. */
export default function AppShell({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  const [deviceUser, setDeviceUser] = useState<ShellUser | null>(null)
  const user = root?.user ?? (root?.isOfflineCopy ? deviceUser : null)
  const isUnknownAddress = useParams()['*'] !== undefined
  const isTrial = useLocation().pathname === TRIAL_PATH
  return user === null && (isUnknownAddress || isTrial) ? (
    <main className="flex min-h-dvh">
      <Outlet />
    </main>
  ) : (
    <Shell user={user} onDeviceUser={setDeviceUser} {...loaderData} />
  )
}

function Shell({
  user,
  onDeviceUser,
  sidebarOpen,
}: { user: ShellUser | null; onDeviceUser: (user: ShellUser | null) => void } & ShellData) {
  const [open, setOpen] = useState(sidebarOpen)
  const { pathname } = useLocation()
  /** The page over which the phone's navigation is open. */
  const [sheetOver, setSheetOver] = useState<string | null>(null)
  const sheetOpen = sheetOver === pathname
  const setSheetOpen = (next: boolean) => setSheetOver(next ? pathname : null)
  // A navigation closes the sheet, in the pass that draws the page; Back does not open it again.
  if (sheetOver !== null && !sheetOpen) setSheetOver(null)
  const isWorkspace = WORKSPACE.test(pathname)
  const isOfflineCopy = useRootData()?.isOfflineCopy ?? false
  // From the first paint on, or it would move the page later; whether this device knows a user is not known yet.
  const offlineLine = isOfflineCopy ? (
    <StatusLines>
      <OfflineBanner isOffline isSignedOut={false} isKnown />
    </StatusLines>
  ) : null
  useFreshOuts()

  useEffect(() => {
    function toggleByKey(event: KeyboardEvent) {
      if (!isSidebarShortcut(event)) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', toggleByKey)
    return () => window.removeEventListener('keydown', toggleByKey)
  })

  function toggle() {
    // The press is painted before the sheet is drawn, which takes longer.
    if (window.matchMedia('(max-width: 1023px)').matches)
      return startTransition(() => setSheetOpen(!sheetOpen))
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
    document.cookie = sidebarCookie(!open)
    setOpen(!open)
  }

  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <AfterHydration failed={<DialogLoadFailure />}>
        {user?.mustChangePassword ? <ChangePasswordDialog /> : null}
      </AfterHydration>
      <AfterHydration failed={<PlainNavigation user={user} open={sheetOpen} />}>
        <NavigationSheet user={user} open={sheetOpen} onOpenChange={setSheetOpen} />
      </AfterHydration>
      <AfterHydration>
        <PagePrefetch navigationOpen={sheetOpen} />
      </AfterHydration>
      <AppSidebar user={user} open={open} isFolded={isWorkspace} />
      <div className="flex min-w-0 flex-1 flex-col">
        <AppHeader user={user} isLow={isWorkspace} sidebarOpen={open} onToggleSidebar={toggle} />
        <NavigationProgress />
        <AfterHydration loading={offlineLine} failed={offlineLine}>
          <ConnectionStatus onDeviceUser={onDeviceUser} />
        </AfterHydration>
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <Outlet />
          <AfterHydration>
            <Tooltips />
          </AfterHydration>
        </main>
      </div>
    </div>
  )
}

/** Ctrl or Cmd + B, also while a field has the focus: no field of the app has bold text. */
function isSidebarShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === SIDEBAR_SHORTCUT_KEY
}
