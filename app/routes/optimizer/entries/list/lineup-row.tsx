import { memo } from 'react'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { GridCell } from '../../pool/grid-parts.tsx'
import type { LineupActions } from './lineup-actions.ts'
import { type ListedLineup, ownershipSumText } from './listed-lineups.ts'
import { ActionsCell, PlayersCell } from './row-parts.tsx'

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
  const { number, points, salary, left, ownershipSum } = listed
  return (
    <div className={`${LINEUP_ROW} py-1 text-sm @2xl/pool:py-0.5`}>
      <GridCell className="text-right text-xs text-muted tabular-nums">{number}</GridCell>
      <PlayersCell
        listed={listed}
        captainCode={captainCode}
        tabbable={tabbable}
        actions={actions}
        className="min-w-0 @md/pool:col-span-2 @2xl/pool:col-span-1"
        lines="@max-md/pool:line-clamp-2 @md/pool:line-clamp-1 @2xl/pool:line-clamp-2"
      />
      <div
        role="none"
        className="col-start-2 row-start-2 flex min-w-0 gap-x-3 text-xs text-muted @2xl/pool:contents @2xl/pool:text-sm"
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
          {ownershipSumText(ownershipSum)}
        </GridCell>
      </div>
      <ActionsCell
        listed={listed}
        tabbable={tabbable}
        actions={actions}
        className="row-span-2 self-center @md/pool:-my-1 @md/pool:@max-2xl/pool:pointer-coarse:-my-2.5 @md/pool:col-start-3 @md/pool:row-span-1 @md/pool:row-start-2 @2xl/pool:my-0 @2xl/pool:col-start-7 @2xl/pool:row-start-1"
      />
    </div>
  )
})
