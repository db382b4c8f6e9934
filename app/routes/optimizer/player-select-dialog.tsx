import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { PlayerChips } from '#app/components/position-chip.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogContent } from '#app/components/ui/dialog.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { formatSalary } from '#app/lib/format.ts'
import { type GameMode, type RosterSlot, slotAccepts } from '#core/game-mode.ts'
import { hasPerson, totalSalary } from '#core/lineup.ts'
import { displaySalary, type Player, personKey } from '#core/player.ts'
import { GridCell } from './grid-parts.tsx'
import { focusSlot } from './lineup-builder.tsx'
import type { LineupState } from './lineup-state.ts'
import { InjuryBadge, matchupOf } from './player-figures.tsx'
import { focusFirstRow, PlayerGrid } from './player-grid.tsx'
import { rowClassName } from './player-row.tsx'
import { viewPool, WHOLE_POOL } from './pool-view.ts'
import { isInPriceRange, type PriceRange, priceBounds, priceStep, withinBounds } from './price-range.ts'
import { PriceRangeField } from './price-range-field.tsx'

/** Who may take one place: only rows that fit it, of people who are neither in the lineup nor excluded. */
export function PlayerSelectDialog({
  slot,
  state,
  onPick,
  onClose,
}: {
  slot: RosterSlot
  state: LineupState
  onPick: (player: Player) => void
  onClose: () => void
}) {
  const candidates = useMemo(() => candidatesFor(slot, state), [slot, state])
  const step = priceStep(state.mode)
  const bounds = useMemo(() => priceBounds(candidates, step), [candidates, step])
  const [range, setRange] = useState<PriceRange>(bounds)
  const [search, setSearch] = useState('')
  const shown = useMemo(
    () =>
      viewPool(candidates, { ...WHOLE_POOL, search }).filter((player) =>
        isInPriceRange(player, withinBounds(range, bounds)),
      ),
    [candidates, search, range, bounds],
  )
  // The dialog opens at once, its rows a moment later.
  const rows = useDeferredValue(shown, NOBODY)
  const list = useRef<HTMLDivElement>(null)
  const remaining = state.mode.budget - totalSalary(state.lineup)
  const [before] = useState(state.notice)
  const issue = state.notice !== before && state.notice?.failed ? state.notice : null
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Choose ${slot.label}`}
        description={`${formatSalary(remaining)} left to spend`}
        className="sm:max-w-xl"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusSlot(slot.index)
        }}
      >
        <div className="grid gap-3 pt-1">
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
            />
            <Input
              type="search"
              aria-label={`Search players for ${slot.label}`}
              placeholder="Name, team or position"
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return
                event.preventDefault()
                focusFirstRow(list.current)
              }}
              className="pl-9"
            />
          </div>
          <PriceRangeField
            range={withinBounds(range, bounds)}
            bounds={bounds}
            step={step}
            onChange={setRange}
          />
          {issue ? (
            <p role="alert" className="text-sm text-bad">
              {issue.title}: {issue.description}
            </p>
          ) : null}
          <div ref={list} className="overflow-hidden rounded-md border border-border">
            {shown.length === 0 ? (
              <p className="px-4 py-8 text-center text-sm text-muted">
                No players fit here. Widen the price range or change the search.
              </p>
            ) : (
              <PlayerGrid
                label={`Players for ${slot.label}`}
                players={rows}
                className="h-[min(22rem,45dvh)]"
                rowClassName={(player) => rowClassName(player, NOT_ROSTERED)}
                onRowKey={(key, player) => {
                  if (key !== 'Enter') return false
                  onPick(player)
                  return true
                }}
                row={(player, tabbable) => (
                  <CandidateCells
                    player={player}
                    mode={state.mode}
                    excess={player.salary - remaining}
                    tabbable={tabbable}
                    onPick={onPick}
                  />
                )}
              />
            )}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

const NOBODY: Player[] = []
const NOT_ROSTERED = { inLineup: false, locked: false, excluded: false, issue: null }

function candidatesFor(slot: RosterSlot, { playerPool, lineup, excludedPeople }: LineupState): Player[] {
  return playerPool.filter(
    (player) =>
      slotAccepts(slot, player) && !hasPerson(lineup, player) && !excludedPeople.has(personKey(player)),
  )
}

function CandidateCells({
  player,
  mode,
  excess,
  tabbable,
  onPick,
}: {
  player: Player
  mode: GameMode
  /** Dollars by which he would break the budget; not positive when he is affordable. */
  excess: number
  tabbable: boolean
  onPick: (player: Player) => void
}) {
  return (
    <div className="flex items-center gap-2.5 px-3 py-1.5">
      <GridCell>
        <PlayerChips player={player} className="flex-col" />
      </GridCell>
      <GridCell className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={player.name}>
          {player.name}
        </p>
        <p className="flex items-center gap-1.5 text-[0.8125rem] text-muted">
          <span className="truncate">{matchupOf(player)}</span>
          <InjuryBadge status={player.injuryStatus} />
        </p>
      </GridCell>
      <GridCell className="text-right tabular-nums">
        <p className="font-medium">{formatSalary(displaySalary(player, mode.captainMultiplier))}</p>
        {excess > 0 ? (
          <p className="text-[0.8125rem] text-bad">{formatSalary(excess)} over</p>
        ) : (
          <p className="text-[0.8125rem] text-muted">{player.fppg.toFixed(2)} FPPG</p>
        )}
      </GridCell>
      <GridCell>
        <Button
          size="iconSmall"
          tabIndex={tabbable ? 0 : -1}
          aria-label={`Choose ${player.name}`}
          onClick={() => onPick(player)}
        >
          <Plus aria-hidden />
        </Button>
      </GridCell>
    </div>
  )
}
