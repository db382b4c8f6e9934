import { Lock, LockOpen, Pencil } from 'lucide-react'
import { useCallback } from 'react'
import { LINEUPS } from '#app/components/record-actions/lineups.ts'
import { RecordMenu } from '#app/components/record-actions/record-menu.tsx'
import { ButtonRoom } from '#app/components/record-list/record-row.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { PagedLineupItem } from '#contract/lineup-page.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import { type LineupRequests, titleInList } from './sorted-lineups.ts'

/** The column of actions has room for words on a card of a phone and in a wide table. */
const WITH_WORDS = 'md:max-[90rem]:sr-only'
const WITHOUT_WORDS = 'max-md:hidden min-[90rem]:hidden'

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
}: LineupRequests & { lineup: PagedLineupItem; className?: string }) {
  const name = titleInList(lineup)
  const isPending = returnsOf(lineup).winnings === null
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
          <ButtonRoom />
          <ButtonRoom />
        </>
      ) : (
        <>
          <Button
            variant={isPending ? 'secondary' : 'ghost'}
            size={isPending ? 'small' : 'iconSmall'}
            aria-label={`${isPending ? 'Record result' : 'Edit results'} of ${name}`}
            data-tooltip={isPending ? 'Record result' : 'Edit results'}
            onClick={() => onEdit(lineup)}
            className={isPending ? 'px-2' : undefined}
          >
            <Pencil aria-hidden className={isPending ? WITHOUT_WORDS : undefined} />
            {isPending ? <span className={WITH_WORDS}>Record result</span> : null}
          </Button>
          <Button
            ref={handOver}
            variant="ghost"
            size="iconSmall"
            aria-label={`Finalize ${name}`}
            data-tooltip="Finalize: the result is final and can no longer be changed"
            onClick={() => onFinalize(lineup)}
          >
            <LockOpen aria-hidden />
          </Button>
        </>
      )}
      <span className="max-md:absolute max-md:top-1 max-md:right-2">
        {hydrated ? <RecordMenu kind={LINEUPS} item={lineup} onChoose={onChoose} /> : <ButtonRoom />}
      </span>
    </div>
  )
}
