import { memo } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { dupesText, formatRoi, formatRoiError, formatShare, formatWin } from '#core/figures/estimates.ts'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import type { LineupActions } from '../../entries/list/lineup-actions.ts'
import { type ListedLineup, ownershipSumText } from '../../entries/list/listed-lineups.ts'
import { ActionsCell, PlayersCell } from '../../entries/list/row-parts.tsx'
import { GridCell } from '../../pool/grid-parts.tsx'

/** The number beside two lines: the players, and the figures below them. */
export const SIMULATED_ROW = 'grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-1.5 px-2'
/**
 * Shares of the width that the longest usual texts need. Salary and ownership have room from `@md` on; from `@lg` on the head of
 * the captain stands before that of the points.
 */
export const FIGURES_LINE =
  'col-span-2 col-start-2 grid grid-cols-[34fr_44fr_36fr_54fr_70fr_54fr] items-center gap-x-1 @md/pool:grid-cols-[42fr_48fr_30fr_46fr_37fr_58fr_76fr_45fr] @md/pool:gap-x-1.5 @lg/pool:grid-cols-[55fr_53fr_58fr_50fr_38fr_58fr_78fr_46fr]'
export const FROM_MD = '@max-md/pool:hidden'

const FIGURE = 'min-w-0 text-right whitespace-nowrap'

/** The cells of one lineup of a list that was simulated. */
export const SimulatedCells = memo(function SimulatedCells({
  listed,
  games,
  captainCode,
  tabbable,
  actions,
}: {
  listed: ListedLineup
  /** How many were simulated. */
  games: number
  captainCode: string | null
  tabbable: boolean
  actions: LineupActions
}) {
  const { number, points, salary, ownershipSum, figures } = listed
  const part = { listed, tabbable, actions }
  const roiError = figures?.roi ? formatRoiError(figures.roi.error) : ''
  return (
    <div className={`${SIMULATED_ROW} py-1 text-sm`}>
      <GridCell className="row-span-2 text-right text-xs text-muted tabular-nums">{number}</GridCell>
      <PlayersCell
        {...part}
        captainCode={captainCode}
        className="min-w-0"
        lines="line-clamp-1 @max-md/pool:break-all"
      />
      {/* A narrow row has no room for them; the details, which a press on the row opens, have both. */}
      <ActionsCell {...part} className={`-my-1 pointer-coarse:-my-2.5 ${FROM_MD}`} />
      <div role="none" className={classNames(FIGURES_LINE, 'text-xs tabular-nums @lg/pool:text-sm')}>
        <GridCell className={`${FIGURE} text-muted`}>{formatPoints(points)}</GridCell>
        <GridCell className={`${FIGURE} text-muted ${FROM_MD}`}>{formatSalary(salary)}</GridCell>
        <GridCell className={`${FIGURE} text-muted ${FROM_MD}`}>{ownershipSumText(ownershipSum)}</GridCell>
        <GridCell className={`${FIGURE} font-medium`}>
          {figures ? formatShare(figures.top1.value) : '-'}
        </GridCell>
        <GridCell className={FIGURE}>{figures ? formatShare(figures.cash.value) : '-'}</GridCell>
        <GridCell className={FIGURE}>{figures ? formatWin(figures.win.value, games) : '-'}</GridCell>
        <GridCell className={FIGURE}>
          {figures?.roi ? (
            <>
              <span className={classNames('font-medium', figures.roi.value < 0 ? 'text-bad' : 'text-good')}>
                {formatRoi(figures.roi.value)}
              </span>{' '}
              <span className="text-xs text-muted">
                {/* A narrow row has no room for its percent sign. */}
                {roiError.slice(0, -1)}
                <span className={FROM_MD}>{roiError.slice(-1)}</span>
              </span>
            </>
          ) : (
            '-'
          )}
        </GridCell>
        {/* A longer text reaches into the gap at its left. */}
        <GridCell
          className={classNames(FIGURE, 'flex justify-end', figures?.dupes.rough && 'text-xs tracking-tight')}
        >
          {figures ? dupesText(figures.dupes) : '-'}
        </GridCell>
      </div>
    </div>
  )
})
