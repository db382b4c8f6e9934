import { ChartColumn, History, House, Layers, LogOut, type LucideIcon, Telescope, Users } from 'lucide-react'
import { lazy } from 'react'
import { useLocation } from 'react-router'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { ShellUser } from './shell-user.ts'
import { useLogout } from './use-logout.ts'

const LogoutDialog = lazy(() => import('./logout-dialog.client.tsx'))

const ENTRIES: { label: string; path: string; icon: LucideIcon }[] = [
  { label: 'Home', path: '/', icon: House },
  { label: 'Saved Lineups', path: '/lineups', icon: Layers },
  { label: 'Dashboard', path: '/dashboard', icon: ChartColumn },
  { label: 'Contest Insights', path: '/contest-insights', icon: Telescope },
  { label: 'Historical Data', path: '/historical-data', icon: History },
  { label: 'User Management', path: '/users', icon: Users },
]

/** Where the navigation leads. */
export const PAGE_PATHS: readonly string[] = ENTRIES.map(({ path }) => path)

/** On a desktop: a column of 16rem that slides out; where it is folded, a laptop shows its icons alone. */
export function AppSidebar({
  user,
  open,
  isFolded,
}: {
  user: ShellUser | null
  open: boolean
  isFolded: boolean
}) {
  return (
    <aside
      inert={!open}
      className={classNames(
        'sticky top-0 hidden h-dvh w-64 shrink-0 border-r border-border bg-card transition-[margin] duration-150 lg:block',
        isFolded && 'lg:max-2xl:w-14',
        !open && '-ml-64',
        !open && isFolded && 'lg:max-2xl:-ml-14',
      )}
    >
      <SidebarContent user={user} isFolded={isFolded} />
    </aside>
  )
}

/** On a phone: shown below the header if the sheet could not be loaded. */
export function PlainNavigation({
  user,
  open,
  onClose,
}: {
  user: ShellUser | null
  open: boolean
  onClose: () => void
}) {
  if (!open) return null
  return (
    <aside className="fixed inset-x-0 top-14 bottom-0 z-20 overflow-y-auto border-b border-border bg-card lg:hidden">
      <SidebarContent user={user} onStay={onClose} />
    </aside>
  )
}

/* What a folded sidebar does with words, and with the space around them. */
const NO_WORDS = 'lg:max-2xl:sr-only'
const NO_SPACE = 'lg:max-2xl:p-2'

/** The content of the sidebar, in the column and in the phone's sheet. */
export function SidebarContent({
  user,
  isFolded = false,
  onStay,
}: {
  user: ShellUser | null
  isFolded?: boolean
  /** After a press on the link of the page that is shown already. */
  onStay?: () => void
}) {
  const pathname = useLocation().pathname.toLowerCase()
  return (
    <div className="flex h-full flex-col">
      <p
        className={classNames(
          'flex h-14 shrink-0 items-center border-b border-border px-5 font-semibold tracking-tight',
          isFolded && 'lg:h-(--bar)',
        )}
      >
        <span className={classNames(isFolded && NO_WORDS)}>Pro DFS Optimizer</span>
      </p>
      <nav aria-label="Main" className={classNames('grid gap-0.5 overflow-y-auto p-3', isFolded && NO_SPACE)}>
        {ENTRIES.map(({ label, path, icon: Icon }) => (
          <PageLink
            key={path}
            to={path}
            aria-current={isAt(path, pathname) ? 'page' : undefined}
            onClick={path === pathname ? onStay : undefined}
            {...(isFolded ? { title: label } : {})}
            className={classNames(
              'flex h-9 items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors duration-150 pointer-coarse:h-11',
              isAt(path, pathname)
                ? 'bg-raised text-foreground'
                : 'text-muted hover:bg-raised hover:text-foreground',
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            <span className={classNames(isFolded && NO_WORDS)}>{label}</span>
            {path === '/users' && user?.role !== 'admin' ? (
              <span
                className={classNames('ml-auto text-xs font-normal text-faint', isFolded && NO_WORDS)}
                aria-hidden
              >
                Admins
              </span>
            ) : null}
          </PageLink>
        ))}
      </nav>
      <SidebarFooter user={user} isFolded={isFolded} />
    </div>
  )
}

/** Is a page, or a page below it, open at `pathname`? Only Home is not above the others. */
function isAt(path: string, pathname: string): boolean {
  // Entry sets are listed beside the saved lineups.
  if (path === '/lineups' && isAt('/entry-sets', pathname)) return true
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}

function SidebarFooter({ user, isFolded }: { user: ShellUser | null; isFolded: boolean }) {
  const logout = useLogout()
  // The offline copy of a page is rendered without a user; the name comes from this device.
  if (user === null)
    return (
      <p
        className={classNames('mt-auto border-t border-border p-4 text-sm text-muted', isFolded && NO_WORDS)}
      >
        This page was opened offline. Reload it when you are online to see your account.
      </p>
    )
  return (
    <div className={classNames('mt-auto grid gap-3 border-t border-border p-4', isFolded && NO_SPACE)}>
      <div className={classNames('min-w-0', isFolded && NO_WORDS)}>
        <p className="truncate text-sm font-medium">{user.username}</p>
        <p className="text-sm text-muted">{user.role}</p>
      </div>
      {/* A plain form, so that logout works before the script has loaded. */}
      <form method="post" action="/logout" onSubmit={logout.submit}>
        <Button
          type="submit"
          className={classNames('w-full', isFolded && 'lg:max-2xl:px-0')}
          {...(isFolded ? { title: 'Logout' } : {})}
          disabled={logout.pending}
        >
          <LogOut aria-hidden />
          <span className={classNames(isFolded && NO_WORDS)}>Logout</span>
        </Button>
      </form>
      {logout.waiting > 0 ? (
        <OptionalPart failed={<DialogLoadFailure />}>
          <LogoutDialog waiting={logout.waiting} onLogout={logout.confirm} onClose={logout.cancel} />
        </OptionalPart>
      ) : null}
    </div>
  )
}
