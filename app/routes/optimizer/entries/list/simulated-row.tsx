import { memo } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { dupesText, formatShare, formatWin, roiTexts } from '#core/figures/estimates.ts'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { GridCell } from '../../pool/grid-parts.tsx'
import { type ListedLineup, ownershipSumText } from '../set/listed-lineups.ts'
import type { LineupActions } from './lineup-actions.ts'
import { ActionsCell, PlayersCell } from './row-parts.tsx'

/** The number beside two lines, the players and the figures below them; one line with columns from `@2xl` on, where names have the room that is left. */
const ROW = 'grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-1 px-2 auto-cols-[3.375rem]'
export const simulatedRow = (hasCaptain: boolean) =>
  `${ROW} ${
    hasCaptain
      ? '@2xl/pool:grid-cols-[1.5rem_minmax(8rem,1fr)_2.5rem_3.375rem_2.125rem_3.375rem_2.5rem_3rem_5rem]'
      : '@2xl/pool:grid-cols-[1.5rem_minmax(8rem,1fr)_2.5rem_2.125rem_3.375rem_2.5rem_3rem_5rem]'
  }`
/** In one line nine names have the room of the salary. */
export const salaryPlace = (hasCaptain: boolean) => (hasCaptain ? FROM_MD : `${FROM_MD} @2xl/pool:hidden`)
/**
 * Shares of the width that the longest usual texts need. Points, salary and ownership have room from `@md` on; from `@lg` on the
 * head of the captain stands before that of the points.
 */
export const FIGURES_LINE =
  'col-span-2 col-start-2 grid grid-flow-col auto-cols-[54fr] grid-cols-[52fr_38fr_48fr_82fr] items-center gap-x-1 @md/pool:grid-cols-[50fr_58fr_36fr_58fr_46fr_55fr_101fr] @md/pool:gap-x-1.5 @2xl/pool:contents'
export const FROM_MD = '@max-md/pool:hidden'
/** A column that is there only where Dupes are. */
export const dupesPlace = (hasCaptain: boolean) =>
  hasCaptain ? '@2xl/pool:col-start-10' : '@2xl/pool:col-start-9'

/** A longer text reaches into the gap at its left. */
const FIGURE = 'flex min-w-0 justify-end whitespace-nowrap'

/** The cells of one lineup of a list that was simulated. */
export const SimulatedCells = memo(function SimulatedCells({
  listed,
  games,
  hasDupes,
  captainCode,
  tabbable,
  actions,
}: {
  listed: ListedLineup
  /** How many were simulated. */
  games: number
  hasDupes: boolean
  captainCode: string | null
  tabbable: boolean
  actions: LineupActions
}) {
  const { number, points, salary, ownershipSum, figures } = listed
  const part = { listed, tabbable, actions }
  const hasCaptain = captainCode !== null
  const roi = figures?.roi ? roiTexts(figures.roi) : null
  return (
    <div className={`${simulatedRow(hasCaptain)} py-1 text-sm @2xl/pool:py-px`}>
      <GridCell className="row-span-2 text-right text-xs text-muted tabular-nums">{number}</GridCell>
      <PlayersCell
        {...part}
        captainCode={captainCode}
        className="min-w-0 @2xl/pool:col-start-2 @2xl/pool:row-start-1"
      />
      {/* A narrow row has no room for them; the details, which a press on the row opens, have both. One line shows them to the mouse and the focus. */}
      <ActionsCell
        {...part}
        className={classNames(
          '-my-1 ml-auto pointer-coarse:-my-2.5',
          FROM_MD,
          '@2xl/pool:col-start-2 @2xl/pool:row-start-1 @2xl/pool:my-0 @2xl/pool:bg-card @2xl/pool:opacity-0 group-hover/row:opacity-100 has-focus-visible:opacity-100 @2xl/pool:pointer-coarse:hidden',
        )}
      />
      <div role="none" className={`${FIGURES_LINE} text-xs tabular-nums`}>
        <GridCell className={`${FIGURE} text-muted ${FROM_MD}`}>{formatPoints(points)}</GridCell>
        <GridCell className={`${FIGURE} text-muted ${salaryPlace(hasCaptain)}`}>
          {formatSalary(salary)}
        </GridCell>
        <GridCell className={`${FIGURE} text-muted ${FROM_MD}`}>{ownershipSumText(ownershipSum)}</GridCell>
        <GridCell className={`${FIGURE} font-medium`}>
          {figures ? formatShare(figures.top1.value) : '-'}
        </GridCell>
        <GridCell className={FIGURE}>{figures ? formatShare(figures.cash.value) : '-'}</GridCell>
        <GridCell className={FIGURE}>
          {/* A row has room for `1/430`. */}
          {figures ? formatWin(figures.win.value, games).replace(' in ', '/') : '-'}
        </GridCell>
        <GridCell className={FIGURE}>
          {figures?.roi && roi ? (
            <>
              <span
                className={classNames(
                  'font-medium',
                  roi.reason ? 'text-warn' : figures.roi.value < 0 ? 'text-bad' : 'text-good',
                )}
              >
                {roi.roi}
              </span>
              <span className="text-xs whitespace-pre text-muted">
                {/* Neither a narrow row nor one line has room for its percent sign. */}{' '}
                {roi.error.slice(0, -1)}
                <span className={`${FROM_MD} @2xl/pool:hidden`}>{roi.error.slice(-1)}</span>
              </span>
            </>
          ) : (
            '-'
          )}
        </GridCell>
        {hasDupes ? (
          <GridCell
            className={classNames(
              FIGURE,
              dupesPlace(hasCaptain),
              figures?.dupes.rough && 'text-xs tracking-tight',
            )}
          >
            {figures ? dupesText(figures.dupes) : '-'}
          </GridCell>
        ) : null}
      </div>
    </div>
  )
})
