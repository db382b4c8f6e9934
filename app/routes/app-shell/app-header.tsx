import { CircleUserRound, PanelLeft } from 'lucide-react'
import { PageLink } from '#app/components/page-link.tsx'
import { ThemeToggle } from '#app/components/theme-toggle.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { PAGE_CHIP_ID } from '#app/lib/page-chip.ts'
import type { ShellUser } from './shell-user.ts'

export function AppHeader({
  user,
  isLow,
  sidebarOpen,
  onToggleSidebar,
}: {
  user: ShellUser | null
  /** A workspace needs the height. */
  isLow: boolean
  sidebarOpen: boolean
  onToggleSidebar: () => void
}) {
  return (
    <header
      className={classNames(
        'sticky top-0 z-30 flex shrink-0 items-center gap-2 border-b border-border bg-background px-2 sm:px-4',
        isLow ? 'h-(--bar)' : 'h-14',
      )}
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label="Toggle sidebar"
        data-tooltip="Toggle sidebar (Ctrl or Cmd + B)"
        aria-expanded={sidebarOpen}
        onClick={onToggleSidebar}
      >
        <PanelLeft aria-hidden />
      </Button>
      <p
        className={classNames(
          'min-w-0 font-semibold',
          // A phone leaves the room to the page's own.
          isLow
            ? 'shrink-0 leading-tight max-sm:w-19 max-sm:text-xs max-sm:tracking-tight sm:text-sm'
            : 'flex-1 truncate text-sm',
        )}
      >
        DFS Lineup Optimizer
      </p>
      {isLow ? <div id={PAGE_CHIP_ID} className="flex min-w-0 flex-1 sm:px-2" /> : null}
      {/* On a phone a workspace has it below, where there is room. */}
      <span className={isLow ? 'max-md:hidden' : 'contents'}>
        <ThemeToggle />
      </span>
      {user === null ? null : user.mustChangePassword ? (
        <span className="flex min-w-0 items-center gap-2 text-sm text-muted">
          <UserName user={user} />
        </span>
      ) : (
        <Button variant="ghost" size="tight" asChild>
          <PageLink to="/account" aria-label={`Your account, ${user.username}`}>
            <UserName user={user} />
          </PageLink>
        </Button>
      )}
    </header>
  )
}

function UserName({ user }: { user: ShellUser }) {
  return (
    <>
      <CircleUserRound aria-hidden className="size-5 shrink-0" />
      <span className="hidden max-w-40 truncate sm:inline">{user.username}</span>
    </>
  )
}
