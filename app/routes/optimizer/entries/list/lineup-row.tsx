import { Lock, LockOpen, X } from 'lucide-react'
import { memo } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { formatPct, formatPoints, formatSalary } from '#app/lib/format.ts'
import { GridCell } from '../../pool/grid-parts.tsx'
import type { ListedLineup } from './listed-lineups.ts'
import { shortName } from './short-name.ts'

/** What a row of the list can do. */
export type LineupActions = {
  open: (lineup: ListedLineup) => void
  /** Puts it into the builder, from where it can be put back. */
  edit: (lineup: ListedLineup) => void
  toggleLock: (lineup: ListedLineup) => void
  remove: (lineup: ListedLineup) => void
}

/** Two lines in a narrow list, one line with columns in a wide one. */
export const LINEUP_ROW =
  'grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2 px-2 @2xl/pool:grid-cols-[2rem_minmax(8rem,1fr)_4rem_4.25rem_4rem_4rem_4rem]'

const FIGURE = 'whitespace-nowrap tabular-nums @2xl/pool:text-right'

/** The cells of one lineup. */
export const LineupCells = memo(function LineupCells({
  listed,
  captainCode,
  tabbable,
  actions,
}: {
  listed: ListedLineup
  /** The code of the captain's slot; null in a format without one. */
  captainCode: string | null
  tabbable: boolean
  actions: LineupActions
}) {
  const { number, players, captain, points, salary, left, ownershipSum, isLocked } = listed
  const tabIndex = tabbable ? 0 : -1
  const others = players.filter((player) => player !== captain)
  return (
    <div className={`${LINEUP_ROW} py-1 text-[0.8125rem] @2xl/pool:py-0.5`}>
      <GridCell className="text-right text-xs text-muted tabular-nums">{number}</GridCell>
      <GridCell className="min-w-0 @md/pool:col-span-2 @2xl/pool:col-span-1">
        <button
          type="button"
          tabIndex={tabIndex}
          title={players.map(({ name }) => name).join(', ')}
          onClick={() => actions.open(listed)}
          className="line-clamp-2 min-h-6 w-full text-left after:absolute after:inset-0 @2xl/pool:hover:underline"
        >
          <span className="sr-only">Details of lineup {number}: </span>
          {captain && captainCode ? (
            <>
              <span className="mr-1 text-[0.6875rem] font-semibold text-gold">{captainCode}</span>
              <span className="font-medium">{shortName(captain.name)}</span>
              <span className="text-faint"> · </span>
            </>
          ) : null}
          <span className="text-muted">{others.map(({ name }) => shortName(name)).join(', ')}</span>
        </button>
      </GridCell>
      <div
        role="none"
        className="col-start-2 row-start-2 flex min-w-0 gap-x-3 text-xs text-muted @2xl/pool:contents @2xl/pool:text-[0.8125rem]"
      >
        <GridCell className={`${FIGURE} font-medium text-foreground`}>
          {formatPoints(points)}
          <span className="font-normal text-muted @2xl/pool:hidden"> pts</span>
        </GridCell>
        <GridCell className={FIGURE}>{formatSalary(salary)}</GridCell>
        <GridCell className={`${FIGURE} @max-md/pool:hidden`}>
          {formatSalary(left)}
          <span className="@2xl/pool:hidden"> left</span>
        </GridCell>
        <GridCell className={FIGURE}>
          <span className="@2xl/pool:hidden">Own </span>
          {ownershipSum === null ? '-' : formatPct(ownershipSum)}
        </GridCell>
      </div>
      <GridCell className="relative z-[1] row-span-2 flex justify-end self-center @md/pool:-my-1 @md/pool:col-start-3 @md/pool:row-span-1 @md/pool:row-start-2 @2xl/pool:my-0 @2xl/pool:col-start-7 @2xl/pool:row-start-1">
        <Button
          variant="ghost"
          size="inline"
          tabIndex={tabIndex}
          aria-label={`Lock lineup ${number}`}
          aria-pressed={isLocked}
          onClick={() => actions.toggleLock(listed)}
          className="w-7 aria-pressed:text-accent pointer-coarse:w-11"
        >
          {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        </Button>
        <Button
          variant="ghost"
          size="inline"
          tabIndex={tabIndex}
          aria-label={`Remove lineup ${number}`}
          onClick={() => actions.remove(listed)}
          className="w-7 pointer-coarse:w-11"
        >
          <X aria-hidden />
        </Button>
      </GridCell>
    </div>
  )
})
