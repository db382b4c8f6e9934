import { Ban, Check, ChevronRight, Lock, LockOpen, Plus } from 'lucide-react'
import { memo } from 'react'
import { PlayerChips } from '#app/components/position-chip.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatSalary } from '#app/lib/format.ts'
import type { GameMode } from '#core/game-mode.ts'
import { displaySalary, type InjuryStatus, type Player } from '#core/player.ts'
import { GridCell } from './grid-parts.tsx'
import { InjurySelect } from './injury-select.tsx'
import { InjuryBadge, matchupOf, OprkFigure, OutlookFigure, valueText } from './player-figures.tsx'

/** What can be done with a row, and the row it is done to. */
export type RowActions = {
  addOrRemove: (player: Player) => void
  toggleLock: (player: Player) => void
  toggleExclude: (player: Player) => void
  setInjury: (player: Player, status: InjuryStatus) => void
  openOptions: (player: Player) => void
}

/** How the row stands to the lineup. `issue` says why it could not be added just now. */
export type RowStanding = {
  inLineup: boolean
  locked: boolean
  excluded: boolean
  issue: string | null
}

/* A press anywhere on a narrow row opens its options, except on its button. Three lines where it is narrow, two where there is room; the same cells in both. */
const ROW_AREAS =
  "grid items-center gap-x-2 px-3 py-1.5 grid-cols-[2.375rem_minmax(0,1fr)_auto_auto] [grid-template-areas:'chip_name_salary_actions'_'chip_sub_fppg_actions'_'chip_figures_figures_actions'] @lg/pool:grid-cols-[2.375rem_minmax(0,1fr)_4.25rem_3.25rem_5.75rem_auto] @lg/pool:gap-x-2.5 @lg/pool:[grid-template-areas:'chip_name_salary_fppg_oprk_actions'_'chip_sub_value_fppg_outlook_actions']"

/** The cells of one player. Memoised: of a pool of hundreds only the rows that changed are drawn again. */
export const PlayerCells = memo(function PlayerCells({
  player,
  mode,
  name,
  inLineup,
  locked,
  excluded,
  issue,
  tabbable,
  actions,
}: RowStanding & {
  player: Player
  mode: GameMode
  /** How controls call the row. */
  name: string
  tabbable: boolean
  actions: RowActions
}) {
  const tabIndex = tabbable ? 0 : -1
  return (
    <div className={ROW_AREAS}>
      <GridCell className="[grid-area:chip]">
        <PlayerChips player={player} className="flex-col" />
      </GridCell>
      <GridCell className="flex min-w-0 items-center gap-1.5 [grid-area:name]">
        <span className="hidden truncate text-sm font-medium @lg/pool:inline" title={player.name}>
          {player.name}
        </span>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`Options for ${name}`}
          onClick={() => actions.openOptions(player)}
          className="flex min-w-0 items-center gap-1 text-left font-medium after:absolute after:inset-0 @lg/pool:hidden"
        >
          <span className="truncate">{player.name}</span>
          <ChevronRight aria-hidden className="size-3.5 shrink-0 text-muted" />
        </button>
        {locked ? <Lock role="img" aria-label="Locked" className="size-3.5 shrink-0 text-accent" /> : null}
        {excluded ? <Ban role="img" aria-label="Excluded" className="size-3.5 shrink-0 text-bad" /> : null}
      </GridCell>
      <GridCell className="flex min-w-0 items-center gap-1.5 text-[0.8125rem] text-muted [grid-area:sub]">
        {issue ? (
          <span className="text-bad">{issue}</span>
        ) : (
          <>
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
          </>
        )}
      </GridCell>
      <GridCell className="text-right font-medium tabular-nums [grid-area:salary]">
        {formatSalary(displaySalary(player, mode.captainMultiplier))}
      </GridCell>
      <GridCell className="text-right tabular-nums [grid-area:fppg]">
        {player.fppg.toFixed(2)}
        <span className="ml-1 text-xs text-faint @lg/pool:hidden">FPPG</span>
      </GridCell>
      <div
        role="presentation"
        className="flex flex-wrap gap-x-2 text-xs [grid-area:figures] @lg/pool:contents @lg/pool:text-[0.8125rem]"
      >
        <GridCell
          className="text-muted tabular-nums [grid-area:value] @lg/pool:text-right"
          title="Value: points for the money"
        >
          {valueText(player, mode)}
        </GridCell>
        <GridCell className="[grid-area:oprk] @lg/pool:text-right">
          <OprkFigure oprk={player.oprk} />
        </GridCell>
        <GridCell className="[grid-area:outlook] @lg/pool:text-right">
          <OutlookFigure player={player} />
        </GridCell>
      </div>
      <GridCell className="flex items-center [grid-area:actions]">
        <span className="hidden @lg/pool:flex">
          <Button
            variant="ghost"
            size="iconSmall"
            tabIndex={tabIndex}
            aria-label={`Lock ${name}`}
            aria-pressed={locked}
            onClick={() => actions.toggleLock(player)}
            className={classNames(locked && 'text-accent')}
          >
            {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
          </Button>
          <Button
            variant="ghost"
            size="iconSmall"
            tabIndex={tabIndex}
            aria-label={`Exclude ${player.name}`}
            aria-pressed={excluded}
            onClick={() => actions.toggleExclude(player)}
            className={classNames(excluded && 'text-bad')}
          >
            <Ban aria-hidden />
          </Button>
        </span>
        <Button
          size="iconSmall"
          tabIndex={tabIndex}
          aria-label={inLineup ? `Remove ${name}` : `Add ${name}`}
          onClick={() => actions.addOrRemove(player)}
          className={classNames('relative ml-1', inLineup && 'border-accent bg-accent-ground text-accent')}
        >
          {inLineup ? <Check aria-hidden /> : <Plus aria-hidden />}
        </Button>
      </GridCell>
    </div>
  )
})

const VEIL = 'bg-[repeating-linear-gradient(135deg,var(--raised)_0_6px,transparent_6px_12px)] text-faint'

/** Out and Doubtful lie under a hatched veil, Questionable stands out; what is in the lineup is marked. */
export function rowClassName(player: Player, { inLineup, excluded }: RowStanding): string {
  const { injuryStatus } = player
  const dimmed = injuryStatus === 'Out' || injuryStatus === 'Doubtful' || excluded
  return classNames(
    'border-l-2 border-l-transparent',
    injuryStatus === 'Questionable' && 'border-l-warn bg-warn-ground/30',
    dimmed && VEIL,
    inLineup && 'border-l-accent bg-accent-ground/40',
  )
}
