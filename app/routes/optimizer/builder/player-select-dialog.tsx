import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { PlayerChips } from '#app/components/position-chip.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { OpenDialog, withoutKeys } from '#app/components/ui/dialog.tsx'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import type { Format, RosterSlot } from '#core/formats/format.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import { hasPerson, removePlayer, totalSalary } from '#core/lineups/lineup.ts'
import { displaySalary, type Player, personKey } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'
import { pointsWords } from '#core/players/points-words.ts'
import { DoubtBadge } from '../pool/doubt-badges.tsx'
import { GridCell } from '../pool/grid-parts.tsx'
import { InjuryBadge, matchupOf } from '../pool/player-figures.tsx'
import { focusFirstRow, PlayerGrid } from '../pool/player-grid.tsx'
import { PlayerSearch } from '../pool/player-search.tsx'
import { poolRows } from '../pool/pool-rows.ts'
import { viewPool, WHOLE_POOL } from '../pool/pool-view.ts'
import { type PriceRange, priceBounds, priceStep, withinBounds } from '../pool/price-range.ts'
import { PriceRangeField } from '../pool/price-range-field.tsx'
import { rowClassName } from '../pool/row-state.ts'
import { whyLeftOut } from '../state/left-out.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { useSlate } from '../state/slate-context.tsx'
import { useSlateLocks } from '../state/use-slate-locks.ts'
import { focusSlot } from './slot-focus.ts'

/**
 * Chooses a player for one slot: rows that fit, of players who are neither in the lineup nor excluded. Who can be paid comes
 * first; the others are folded.
 */
export default function PlayerSelectDialog({
  slot,
  onPick,
  onClose,
}: {
  slot: RosterSlot
  onPick: (player: Player) => void
  onClose: () => void
}) {
  const state = useSlate()
  const { format } = state
  const candidates = useMemo(() => candidatesFor(slot, state), [slot, state])
  const { begun } = useSlateLocks(state)
  const step = priceStep(format)
  const bounds = useMemo(() => priceBounds(candidates, step), [candidates, step])
  const [range, setRange] = useState<PriceRange>(bounds)
  const [search, setSearch] = useState('')
  const [showsDear, setShowsDear] = useState(false)
  // Whom the slot holds makes room.
  const remaining = format.budget - totalSalary(removePlayer(state.lineup, slot.index))
  const shown = useMemo(
    () =>
      viewPool(
        poolRows(candidates, 'file'),
        { ...WHOLE_POOL, search, price: withinBounds(range, bounds) },
        { format, rowsBy: 'file' },
      ).map(({ player }) => player),
    [candidates, search, range, bounds, format],
  )
  const inOrder = useMemo(() => {
    const affordable = shown.filter(({ salary }) => salary <= remaining)
    const dear = shown.filter(({ salary }) => salary > remaining)
    return { dear, listed: showsDear ? [...affordable, ...dear] : affordable }
  }, [shown, remaining, showsDear])
  // Deferred, so that the dialog opens before its rows are rendered.
  const rows = useDeferredValue(inOrder.listed, NO_PLAYERS)
  const list = useRef<HTMLDivElement>(null)
  return (
    <OpenDialog
      title={`Choose ${slot.label}`}
      // Once here: the rows of a phone have no room for it.
      description={`${formatSalary(remaining)} left to spend. Points: ${pointsWords(candidates)}.`}
      wide
      onOpenAutoFocus={withoutKeys}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        focusSlot(slot.index)
      }}
      onClose={onClose}
    >
      <div className="grid gap-3 pt-1">
        <PlayerSearch
          label={`Search players for ${slot.label}`}
          value={search}
          onChange={setSearch}
          onArrowDown={() => focusFirstRow(list.current)}
        />
        <PriceRangeField
          range={withinBounds(range, bounds)}
          bounds={bounds}
          step={step}
          onChange={setRange}
        />
        <div ref={list} className="overflow-hidden rounded-md border border-border">
          {shown.length === 0 ? (
            <p className="px-4 py-8 text-center text-sm text-muted">
              No players fit here. Widen the price range or change the search.
            </p>
          ) : (
            <PlayerGrid
              label={`Players for ${slot.label}`}
              rows={rows}
              idOf={({ id }) => id}
              view={`${search} ${range.min} ${range.max}`}
              footer={
                inOrder.dear.length > 0 && !showsDear ? (
                  <Button variant="link" className="w-full" onClick={() => setShowsDear(true)}>
                    {inOrder.dear.length} {inOrder.listed.length > 0 ? 'more ' : ''}who cost too much
                  </Button>
                ) : null
              }
              className="h-[min(22rem,45dvh)]"
              rowClassName={(player) => rowClassName(player, { hasStarted: begun.has(player.id) })}
              onRowKey={({ key }, player) => {
                if (key !== 'Enter') return false
                onPick(player)
                return true
              }}
              row={(player, tabbable) => (
                <CandidateCells
                  player={player}
                  format={format}
                  excess={player.salary - remaining}
                  pricedAsInactive={state.inactivePeople.has(personKey(player))}
                  hasStarted={begun.has(player.id)}
                  tabbable={tabbable}
                  onPick={onPick}
                />
              )}
            />
          )}
        </div>
      </div>
    </OpenDialog>
  )
}

const NO_PLAYERS: Player[] = []

function candidatesFor(slot: RosterSlot, state: LineupState): Player[] {
  return state.playerPool.filter(
    (player) =>
      slotAccepts(slot, player) &&
      !hasPerson(state.lineup, player) &&
      whyLeftOut(state, player) !== 'excluded',
  )
}

/** Salary and expected points of a player for a slot, or the amount by which the player exceeds the budget. */
function CandidateCells({
  player,
  format,
  excess,
  pricedAsInactive,
  hasStarted,
  tabbable,
  onPick,
}: {
  player: Player
  format: Format
  /** Dollars over budget; zero or negative if the player is affordable. */
  excess: number
  pricedAsInactive: boolean
  hasStarted: boolean
  tabbable: boolean
  onPick: (player: Player) => void
}) {
  return (
    <div className="flex items-center gap-2.5 px-3 py-1.5">
      <GridCell>
        <PlayerChips player={player} className="flex-col" />
      </GridCell>
      <GridCell className="min-w-0 flex-1">
        <p className="text-sm leading-snug font-medium wrap-anywhere">{player.name}</p>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <span className="truncate">{matchupOf(player)}</span>
          <InjuryBadge status={player.injuryStatus} />
          {pricedAsInactive ? <DoubtBadge of="priced_as_inactive" /> : null}
          {hasStarted ? <DoubtBadge of="has_started" /> : null}
        </p>
      </GridCell>
      <GridCell className="text-right tabular-nums">
        <p className="font-medium">{formatSalary(displaySalary(player, format))}</p>
        {excess > 0 ? (
          <p className="text-sm text-bad">{formatSalary(excess)} over</p>
        ) : (
          <p className="text-sm text-muted">{formatPoints(expectedPoints(player))} pts</p>
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
