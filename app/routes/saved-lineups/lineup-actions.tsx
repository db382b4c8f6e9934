import { Eye, Lock, LockOpen, Pencil } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { Link } from 'react-router'
import { LineupMenu } from '#app/components/lineup-actions/lineup-menu.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { LineupRequests } from './sorted-lineups.ts'

/** A finalized lineup can't be edited or finalized again. */
export function LineupActions({
  lineup,
  onEdit,
  onFinalize,
  onChoose,
  className,
}: LineupRequests & { lineup: LineupListItem; className?: string }) {
  const name = lineup.lineup_name
  const view = useRef<HTMLAnchorElement>(null)
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
      <Button variant="ghost" size="iconSmall" asChild>
        <Link
          ref={view}
          to={`/lineups/${lineup.id}`}
          prefetch="intent"
          aria-label={`View ${name}`}
          data-tooltip="View lineup"
        >
          <Eye aria-hidden />
        </Link>
      </Button>
      <LineupMenu lineup={lineup} onChoose={onChoose} />
    </div>
  )
}
