import { Lock, LockOpen, Pencil } from 'lucide-react'
import { useCallback } from 'react'
import { LineupMenu } from '#app/components/lineup-actions/lineup-menu.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { LineupRequests } from './sorted-lineups.ts'

/**
 * A finalized lineup can't be edited or finalized again. The server sends no buttons: they do nothing without a script, and
 * they are most of a row's HTML and of the time that it takes.
 */
export function LineupActions({
  lineup,
  onEdit,
  onFinalize,
  onChoose,
  className,
}: LineupRequests & { lineup: LineupListItem; className?: string }) {
  const name = lineup.lineup_name
  const hydrated = useHydrated()
  // Finalizing removes the focused button; the focus moves to the link of the row.
  const handOver = useCallback((button: HTMLElement | null) => {
    return () => {
      if (button === document.activeElement) button?.closest('tr')?.querySelector('a')?.focus()
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
      {hydrated ? <LineupMenu lineup={lineup} onChoose={onChoose} /> : <Room />}
    </div>
  )
}

/** The size of a button. */
function Room() {
  return <span aria-hidden className="size-8 shrink-0 pointer-coarse:size-11" />
}
