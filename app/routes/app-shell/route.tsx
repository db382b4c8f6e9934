import { lazy, startTransition, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation, useParams, useRevalidator } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { Spinner } from '#app/components/ui/spinner.tsx'
import { useRootData } from '#app/lib/session/root-data.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { onMemoryMessage } from '#app/lib/stored/memory-changes.ts'
import { TRIAL_PATH } from '#app/pages.ts'
import type { Route } from './+types/route'
import { AppHeader } from './app-header.tsx'
import { AppSidebar, PlainNavigation } from './app-sidebar.tsx'
import { OfflineBanner } from './connection/offline-banner.tsx'
import { StatusLines } from './connection/status-line.tsx'
import type { ShellUser } from './shell-user.ts'

/** The pages that say who of a saved lineup is out. */
const SAYS_WHO_IS_OUT = /^\/(?:lineups|entry-sets)(?:\/|$)/

/** Reads saved lineups again when another tab, or the optimizer that was just left, has told the server who is out. */
function useFreshOuts(): void {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      onMemoryMessage((message) => {
        if (!('marked' in message)) return
        invalidate('lineups')
        if (SAYS_WHO_IS_OUT.test(location.pathname)) void revalidate()
      }),
    [revalidate],
  )
}

/** The sidebar's state is stored in a cookie, so that the server renders the right width. */

const SIDEBAR_SHORTCUT_KEY = 'b'

const COOKIE_NAME = 'sidebar_state'
const COOKIE_MAX_AGE_SECONDS = 604_800

/** Open unless the cookie says `false`. */
function isSidebarOpen(cookieHeader: string | null): boolean {
  return !new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=false(?:;|$)`).test(cookieHeader ?? '')
}

function sidebarCookie(open: boolean): string {
  return `${COOKIE_NAME}=${open}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`
}

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
      <AfterHydration
        failed={<PlainNavigation user={user} open={sheetOpen} onClose={() => setSheetOpen(false)} />}
      >
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

/** A centred spinner while the next page loads, after a delay of 300 ms. */
function NavigationProgress() {
  const navigation = useNavigation()
  if (navigation.state === 'idle') return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-40 flex animate-[appear_1ms_300ms_forwards] items-center justify-center opacity-0"
    >
      <span className="flex items-center gap-3 rounded-full border border-border bg-raised px-4 py-3 text-sm shadow-lg">
        <Spinner size="size-5" />
        {loadingText(navigation.location.pathname)}
      </span>
    </div>
  )
}

/** The loading texts of SPEC.md section 2. */
function loadingText(pathname: string): string {
  if (pathname === '/lineups') return 'Loading lineups...'
  if (pathname.startsWith('/entry-sets')) return 'Loading entry sets...'
  return pathname.startsWith('/lineups/') ? 'Loading lineup details...' : 'Loading...'
}
