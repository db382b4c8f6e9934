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
import type { RowActions, RowStanding } from './row-standing.ts'

const WIDE_COLUMNS =
  '@lg/pool:grid-cols-[2.375rem_minmax(0,1fr)_4.25rem_3.25rem_5.75rem_auto] @lg/pool:gap-x-2.5'

/* Three lines where it is narrow, two where there is room; the same cells in both. */
const NARROW_AREAS =
  "grid-cols-[2.375rem_minmax(0,1fr)_auto_auto] gap-x-2 [grid-template-areas:'chip_name_salary_actions'_'chip_sub_fppg_actions'_'chip_figures_figures_actions'_'chip_issue_issue_actions']"
const WIDE_AREAS =
  "@lg/pool:[grid-template-areas:'chip_name_salary_fppg_oprk_actions'_'chip_sub_value_fppg_outlook_actions'_'chip_issue_issue_issue_issue_actions']"

/** Names the columns; where there are none it is not there. */
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

/** The cells of one player. Memoised: of a pool of hundreds only the rows that changed are drawn again. */
export const PlayerCells = memo(function PlayerCells({
  player,
  mode,
  name,
  tabbable,
  actions,
  ...standing
}: RowStanding & {
  player: Player
  mode: Format
  /** How controls call the row. */
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
        {/* On a narrow row a press anywhere opens the options, except on its button. */}
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
        {standing.locked ? (
          <Lock role="img" aria-label="Locked" className="size-3.5 shrink-0 text-accent" />
        ) : null}
        {standing.excluded ? (
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
          title="Value: points for the money"
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
      {standing.issue ? (
        <GridCell className="text-[0.8125rem] text-bad [grid-area:issue]">{standing.issue}</GridCell>
      ) : null}
      <GridCell className="flex items-center [grid-area:actions]">
        <RowButtons player={player} name={name} standing={standing} tabIndex={tabIndex} actions={actions} />
      </GridCell>
    </div>
  )
})
