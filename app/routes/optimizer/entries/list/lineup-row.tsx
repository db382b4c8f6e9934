import { memo } from 'react'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { GridCell } from '../../pool/grid-parts.tsx'
import { type ListedLineup, ownershipSumText } from '../set/listed-lineups.ts'
import type { LineupActions } from './lineup-actions.ts'
import { ActionsCell, PlayersCell } from './row-parts.tsx'

/** Two lines in a narrow list, the players and below them the figures; one line in a wide one. */
export const LINEUP_ROW =
  'grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2 px-2 @2xl/pool:grid-cols-[1.75rem_minmax(8rem,1fr)_3rem_3.5rem_3.5rem_4rem_4rem]'
/** The second line. Its first column has room for the head of the captain before that of the points. */
export const LINEUP_FIGURES = 'col-span-2 col-start-2 grid max-w-100 grid-cols-4 gap-x-1 @2xl/pool:contents'

const FIGURE = 'text-right whitespace-nowrap tabular-nums'

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
    <div className={`${LINEUP_ROW} py-1 text-sm @2xl/pool:py-px`}>
      <GridCell className="text-right text-xs text-muted tabular-nums">{number}</GridCell>
      <PlayersCell
        listed={listed}
        captainCode={captainCode}
        tabbable={tabbable}
        actions={actions}
        className="min-w-0"
      />
      {/* A narrow row has no room for them; the details, which a press on the row opens, have both. */}
      <ActionsCell
        listed={listed}
        tabbable={tabbable}
        actions={actions}
        className="-my-1 @max-md/pool:hidden pointer-coarse:-my-2.5 @2xl/pool:col-start-7 @2xl/pool:row-start-1 @2xl/pool:my-0"
      />
      <div role="none" className={`${LINEUP_FIGURES} text-xs text-muted`}>
        <GridCell className={`${FIGURE} font-medium text-foreground`}>{formatPoints(points)}</GridCell>
        <GridCell className={FIGURE}>{formatSalary(salary)}</GridCell>
        <GridCell className={FIGURE}>{formatSalary(left)}</GridCell>
        <GridCell className={FIGURE}>{ownershipSumText(ownershipSum)}</GridCell>
      </div>
    </div>
  )
})
