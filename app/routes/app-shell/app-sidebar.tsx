import { ChartColumn, History, House, Layers, LogOut, type LucideIcon, Telescope, Users } from 'lucide-react'
import { NavLink } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { ShellUser } from './shell-user.ts'
import { useLogout } from './use-logout.ts'

const ENTRIES: { label: string; path: string; icon: LucideIcon }[] = [
  { label: 'Home', path: '/', icon: House },
  { label: 'Saved Lineups', path: '/lineups', icon: Layers },
  { label: 'Dashboard', path: '/dashboard', icon: ChartColumn },
  { label: 'Contest Insights', path: '/contest-insights', icon: Telescope },
  { label: 'Historical Data', path: '/historical-data', icon: History },
  { label: 'User Management', path: '/users', icon: Users },
]

/** On a desktop: a column of 16rem that slides out. */
export function AppSidebar({ user, open }: { user: ShellUser | null; open: boolean }) {
  return (
    <aside
      inert={!open}
      className={classNames(
        'sticky top-0 hidden h-dvh w-64 shrink-0 border-r border-border bg-card transition-[margin] duration-150 lg:block',
        !open && '-ml-64',
      )}
    >
      <SidebarContent user={user} />
    </aside>
  )
}

/** On a phone: shown below the header if the sheet could not be loaded. */
export function PlainNavigation({ user, open }: { user: ShellUser | null; open: boolean }) {
  if (!open) return null
  return (
    <aside className="fixed inset-x-0 top-14 bottom-0 z-20 overflow-y-auto border-b border-border bg-card lg:hidden">
      <SidebarContent user={user} />
    </aside>
  )
}

/** The content of the sidebar, in the column and in the phone's sheet. */
export function SidebarContent({ user }: { user: ShellUser | null }) {
  return (
    <div className="flex h-full flex-col">
      <p className="flex h-14 shrink-0 items-center border-b border-border px-5 font-semibold tracking-tight">
        Pro DFS Optimizer
      </p>
      <nav aria-label="Main" className="grid gap-0.5 overflow-y-auto p-3">
        {ENTRIES.map(({ label, path, icon: Icon }) => (
          <NavLink
            key={path}
            to={path}
            end={path === '/'}
            prefetch="intent"
            className={({ isActive }) =>
              classNames(
                'flex h-9 items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors duration-150 pointer-coarse:h-11',
                isActive ? 'bg-raised text-foreground' : 'text-muted hover:bg-raised hover:text-foreground',
              )
            }
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
          </NavLink>
        ))}
      </nav>
      <SidebarFooter user={user} />
    </div>
  )
}

function SidebarFooter({ user }: { user: ShellUser | null }) {
  const logout = useLogout()
  // The offline copy of a page is rendered without a user.
  if (user === null)
    return (
      <p className="mt-auto border-t border-border p-4 text-[0.8125rem] text-muted">
        This page was opened offline. Reload it when you are online to see your account.
      </p>
    )
  return (
    <div className="mt-auto grid gap-3 border-t border-border p-4">
      <div className="min-w-0">
        <p className="truncate text-sm font-medium">{user.username}</p>
        <p className="text-[0.8125rem] text-muted">{user.role}</p>
      </div>
      {/* A plain form, so that logout works before the script has loaded. */}
      <form method="post" action="/logout" onSubmit={logout.submit}>
        <Button type="submit" className="w-full" disabled={logout.pending}>
          <LogOut aria-hidden />
          Logout
        </Button>
      </form>
    </div>
  )
}
