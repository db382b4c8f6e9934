import { Eye, Lock, LockOpen, Pencil } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { LineupMenu } from '#app/components/lineup-actions/lineup-menu.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button, buttonClasses } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { LineupRequests } from './sorted-lineups.ts'

/**
 * A finalized lineup can't be edited or finalized again. The server sends the link alone, in its place: the buttons do
 * nothing without a script, and they are most of a row's HTML and of the time that it takes.
 */
export function LineupActions({
  lineup,
  onEdit,
  onFinalize,
  onChoose,
  className,
}: LineupRequests & { lineup: LineupListItem; className?: string }) {
  const name = lineup.lineup_name
  const view = useRef<HTMLAnchorElement>(null)
  const hydrated = useHydrated()
  // Finalizing removes the focused button; the focus moves to the view link.
  const handOver = useCallback((button: HTMLElement | null) => {
    return () => {
      if (button === document.activeElement) view.current?.focus()
    }
  }, [])
  return (
    <div className={classNames('flex items-center gap-1', className)}>
      {lineup.finalized ? (
        <Badge tone="good" className="mr-1">
          <Lock aria-hidden />
          Finalized
        </Badge>
      ) : !hydrated ? (
        <>
          <Room />
          <Room />
        </>
      ) : (
        <>
          <Button
            variant="ghost"
            size="iconSmall"
            aria-label={`Edit results of ${name}`}
            data-tooltip="Edit results"
            onClick={() => onEdit(lineup)}
          >
            <Pencil aria-hidden />
          </Button>
          <Button
            ref={handOver}
            variant="ghost"
            size="iconSmall"
            aria-label={`Finalize ${name}`}
            data-tooltip="Finalize"
            onClick={() => onFinalize(lineup)}
          >
            <LockOpen aria-hidden />
          </Button>
        </>
      )}
      <PageLink
        ref={view}
        to={`/lineups/${lineup.id}`}
        aria-label={`View ${name}`}
        data-tooltip="View lineup"
        className={VIEW_LINK}
      >
        <Eye aria-hidden />
      </PageLink>
      {hydrated ? <LineupMenu lineup={lineup} onChoose={onChoose} /> : <Room />}
    </div>
  )
}

const VIEW_LINK = buttonClasses({ variant: 'ghost', size: 'iconSmall' })

/** The size of a button. */
function Room() {
  return <span aria-hidden className="size-8 shrink-0 pointer-coarse:size-11" />
}
