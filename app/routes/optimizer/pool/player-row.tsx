import { Ban, ChevronRight, Lock } from 'lucide-react'
import { memo } from 'react'
import { PlayerChips } from '#app/components/position-chip.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatPoints, formatSalary } from '#app/lib/format.ts'
import type { Format } from '#core/formats/format.ts'
import { displaySalary, type Player } from '#core/players/player.ts'
import { ColumnHeader, GridCell, GridRow } from './grid-parts.tsx'
import { InjurySelect } from './injury-select.tsx'
import { InjuryBadge, matchupOf, OprkFigure, OutlookFigure, valueText } from './player-figures.tsx'
import { RowButtons } from './row-buttons.tsx'
import type { RowActions, RowState } from './row-state.ts'
import { PricedAsInactive } from './who-is-out.tsx'

const WIDE_COLUMNS =
  '@lg/pool:grid-cols-[2.375rem_minmax(0,1fr)_4.25rem_3.25rem_5.75rem_auto] @lg/pool:gap-x-2.5'

/* Three lines in a narrow row, two in a wide one, with the same cells. */
const NARROW_AREAS =
  "grid-cols-[2.375rem_minmax(0,1fr)_auto_auto] gap-x-2 [grid-template-areas:'chip_name_salary_actions'_'chip_sub_fppg_actions'_'chip_figures_figures_actions'_'chip_issue_issue_actions']"
const WIDE_AREAS =
  "@lg/pool:[grid-template-areas:'chip_name_salary_fppg_oprk_actions'_'chip_sub_value_fppg_outlook_actions'_'chip_issue_issue_issue_issue_actions']"

/** The column headers; hidden in the narrow layout, which has no columns. */
export function PoolHeaderRow() {
  return (
    <div className="sticky top-0 z-20 hidden bg-card @lg/pool:block">
      <GridRow
        aria-rowindex={1}
        className={classNames(
          'grid border-b border-l-2 border-border border-l-transparent px-3 py-1 text-xs text-muted',
          WIDE_COLUMNS,
        )}
      >
        <ColumnHeader>
          <span className="sr-only">Position</span>
        </ColumnHeader>
        <ColumnHeader>Player</ColumnHeader>
        <ColumnHeader className="text-right">Salary</ColumnHeader>
        <ColumnHeader className="text-right">FPPG</ColumnHeader>
        <ColumnHeader className="text-right">Outlook</ColumnHeader>
        <ColumnHeader className="w-25 pointer-coarse:w-34">
          <span className="sr-only">Actions</span>
        </ColumnHeader>
      </GridRow>
    </div>
  )
}

/** The cells of one player. Memoized, so that only changed rows of a large pool are rendered again. */
export const PlayerCells = memo(function PlayerCells({
  player,
  mode,
  name,
  tabbable,
  actions,
  ...rowState
}: RowState & {
  player: Player
  mode: Format
  /** The row's name in the labels of its controls. */
  name: string
  tabbable: boolean
  actions: RowActions
}) {
  const tabIndex = tabbable ? 0 : -1
  return (
    <div className={classNames('grid items-center px-3 py-1.5', NARROW_AREAS, WIDE_COLUMNS, WIDE_AREAS)}>
      <GridCell className="[grid-area:chip]">
        <PlayerChips player={player} className="flex-col" />
      </GridCell>
      <GridCell className="flex min-w-0 items-center gap-1.5 [grid-area:name]">
        {/* In a narrow row a press anywhere except on the button opens the options. */}
        <button
          type="button"
          tabIndex={tabIndex}
          title={player.name}
          aria-label={`Options for ${name}`}
          onClick={() => actions.openOptions(player)}
          className="flex min-w-0 items-center gap-1 text-left font-medium after:absolute after:inset-0 @lg/pool:text-sm @lg/pool:after:hidden @lg/pool:hover:underline"
        >
          <span className="truncate">{player.name}</span>
          <ChevronRight aria-hidden className="size-3.5 shrink-0 text-muted @lg/pool:hidden" />
        </button>
        {rowState.locked ? (
          <Lock role="img" aria-label="Locked" className="size-3.5 shrink-0 text-accent" />
        ) : null}
        {rowState.excluded ? (
          <Ban role="img" aria-label="Excluded" className="size-3.5 shrink-0 text-bad" />
        ) : null}
      </GridCell>
      <GridCell className="flex min-w-0 items-center gap-1.5 text-[0.8125rem] text-muted [grid-area:sub]">
        <span className="truncate">{matchupOf(player)}</span>
        <span className="hidden @lg/pool:inline-flex">
          <InjurySelect
            player={player}
            tabIndex={tabIndex}
            onChange={(status) => actions.setInjury(player, status)}
          />
        </span>
        <span className="inline-flex @lg/pool:hidden">
          <InjuryBadge status={player.injuryStatus} />
        </span>
        {rowState.pricedAsInactive ? <PricedAsInactive /> : null}
      </GridCell>
      <GridCell className="text-right font-medium tabular-nums [grid-area:salary]">
        {formatSalary(displaySalary(player, mode))}
      </GridCell>
      <GridCell className="text-right tabular-nums [grid-area:fppg]">
        {formatPoints(player.fppg)}
        <span className="ml-1 text-xs text-faint @lg/pool:hidden">FPPG</span>
      </GridCell>
      <div role="none" className="flex flex-wrap gap-x-2 text-xs [grid-area:figures] @lg/pool:contents">
        <GridCell
          className="text-muted tabular-nums [grid-area:value] @lg/pool:text-right @lg/pool:text-[0.8125rem]"
          title="Value: points per unit of salary"
        >
          {valueText(player, mode)}
        </GridCell>
        <GridCell className="[grid-area:oprk] @lg/pool:text-right @lg/pool:text-[0.8125rem]">
          <OprkFigure oprk={player.oprk} />
        </GridCell>
        <GridCell className="[grid-area:outlook] @lg/pool:text-right @lg/pool:text-[0.8125rem]">
          <OutlookFigure player={player} />
        </GridCell>
      </div>
      {rowState.issue ? (
        <GridCell className="text-[0.8125rem] text-bad [grid-area:issue]">{rowState.issue}</GridCell>
      ) : null}
      <GridCell className="flex items-center [grid-area:actions]">
        <RowButtons player={player} name={name} rowState={rowState} tabIndex={tabIndex} actions={actions} />
      </GridCell>
    </div>
  )
})
