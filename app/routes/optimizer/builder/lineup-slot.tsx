import { ChevronRight, Lock, LockOpen, Plus, X } from 'lucide-react'
import { memo } from 'react'
import { CaptainChip, PositionChip } from '#app/components/position-chip.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import type { Format, RosterSlot } from '#core/formats/format.ts'
import { codeBesidePosition } from '#core/formats/lookup.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { doubtsOf } from '#core/players/doubts.ts'
import { displaySalary, type Player } from '#core/players/player.ts'
import { countedPoints, expectedPoints, INJURY_FACTOR, whosePoints } from '#core/players/points.ts'
import { POINTS_WORDS } from '#core/players/points-words.ts'
import type { PriceDoubts } from '#core/players/who-plays.ts'
import { DoubtBadge } from '../pool/doubt-badges.tsx'
import { InjuryBadge, matchupOf } from '../pool/player-figures.tsx'
import { useDispatch } from '../state/slate-context.tsx'
import { focusSlot } from './slot-focus.ts'

/** An empty slot; a press opens the list of players that fit. */
export const EmptySlot = memo(function EmptySlot({
  slot,
  onChoose,
}: {
  slot: RosterSlot
  onChoose: (slotIndex: number) => void
}) {
  return (
    <button
      type="button"
      onClick={() => onChoose(slot.index)}
      className={classNames(
        'flex h-12 w-full items-center gap-2.5 rounded-md border border-dashed px-2.5 text-left text-sm text-muted transition-colors duration-150 hover:bg-raised hover:text-foreground',
        slot.accepts === 'captain' ? 'border-gold/60' : 'border-field/70',
      )}
    >
      <span aria-hidden>
        <SlotChip slot={slot} />
      </span>
      <span className="min-w-0 flex-1 truncate">
        <span className="sr-only">Choose </span>
        {slot.label}
      </span>
      <Plus aria-hidden className="size-4 shrink-0" />
    </button>
  )
})

/** A filled slot: the player, the salary, and the points as this slot counts them. A press offers others instead. */
export const FilledSlot = memo(function FilledSlot({
  slot,
  player,
  format,
  locked,
  hasStarted,
  byPrice,
  saysWhose,
  onChoose,
}: {
  slot: RosterSlot
  player: Player
  format: Format
  locked: boolean
  /** The player's game has begun while others are to come: runs leave the player here. */
  hasStarted: boolean
  byPrice: PriceDoubts
  /** The points are of another source than most in the lineup, so the slot names it. */
  saysWhose: boolean
  /** Opens the players who could be here instead. */
  onChoose: (slotIndex: number) => void
}) {
  const dispatch = useDispatch()
  const doubts = doubtsOf(player, byPrice)
  const isCaptain = slot.accepts === 'captain'
  const slotCode = codeBesidePosition(slot, player.actualPosition, format)
  return (
    <div
      className={classNames(
        "relative grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 rounded-md border py-1 pr-0.5 pl-2.5 leading-tight [grid-template-areas:'chip_name_figures_actions'_'chip_sub_figures_actions']",
        "@max-md:grid-cols-[auto_minmax(0,1fr)_auto] @max-md:[grid-template-areas:'chip_name_actions'_'chip_sub_actions'_'chip_figures_actions']",
        isCaptain ? 'bg-gold-ground/40' : 'bg-raised',
        doubts.length > 0 ? 'border-bad' : isCaptain ? 'border-gold/60' : 'border-border',
      )}
    >
      <span className="grid gap-0.5 [grid-area:chip]">
        {isCaptain ? <CaptainChip code={slot.code} /> : null}
        {slotCode ? <PositionChip position={slotCode} ground="bg-card" /> : null}
        <PositionChip position={player.actualPosition} ground="bg-card" />
      </span>
      <button
        type="button"
        title={player.name}
        aria-label={`Instead of ${player.name} in ${slot.label}`}
        onClick={() => onChoose(slot.index)}
        // The name is a button, which paper has none of; it prints all the same.
        className="flex items-center gap-1 text-left text-sm font-medium [grid-area:name] after:absolute after:inset-0 hover:underline print:flex!"
      >
        <span className="line-clamp-2 leading-tight wrap-anywhere">{player.name}</span>
        <ChevronRight aria-hidden className="size-3.5 shrink-0 text-muted print:hidden" />
      </button>
      <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted [grid-area:sub]">
        <span className="truncate">{matchupOf(player)}</span>
        <InjuryBadge status={player.injuryStatus} isCovered />
        {hasStarted ? <DoubtBadge of="has_started" /> : null}
        {(['priced_as_inactive', 'doubtful_starter', 'projected_at_zero'] as const).map((doubt) =>
          doubts.includes(doubt) ? <DoubtBadge key={doubt} of={doubt} /> : null,
        )}
      </p>
      <p className="flex flex-wrap gap-x-2 whitespace-nowrap text-xs text-muted tabular-nums [grid-area:figures] @md:grid @md:text-right">
        <span className="font-medium text-foreground @md:text-sm">
          {formatSalary(displaySalary(player, format))}
        </span>
        <SlotPoints player={player} multiplier={pointsMultiplier(format, slot.index)} saysWhose={saysWhose} />
      </p>
      <div className="z-1 flex [grid-area:actions]">
        <Button
          variant="ghost"
          size="iconNarrow"
          aria-label={`Lock ${player.name} in ${slot.label}`}
          aria-pressed={locked}
          onClick={() => dispatch({ type: 'toggle_lock', player })}
          className="aria-pressed:text-accent"
        >
          {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        </Button>
        <Button
          variant="ghost"
          size="iconNarrow"
          aria-label={`Remove ${player.name} from ${slot.label}`}
          onClick={() => {
            dispatch({ type: 'remove', slotIndex: slot.index })
            requestAnimationFrame(() => focusSlot(slot.index))
          }}
        >
          <X aria-hidden />
        </Button>
      </div>
    </div>
  )
})

/** The points that count in the slot, and for an injured player the share that counts. */
function SlotPoints({
  player,
  multiplier,
  saysWhose,
}: {
  player: Player
  multiplier: number
  saysWhose: boolean
}) {
  return (
    <>
      <span>{formatPoints(countedPoints(player) * multiplier)} pts</span>
      {player.injuryStatus === 'Healthy' ? null : (
        <span>
          {INJURY_FACTOR[player.injuryStatus] * 100}% of{' '}
          {formatPoints(expectedPoints(player) * player.synergyMultiplier * multiplier)}
        </span>
      )}
      {saysWhose ? <span>{POINTS_WORDS[whosePoints(player)]}</span> : null}
    </>
  )
}

function SlotChip({ slot }: { slot: RosterSlot }) {
  if (slot.accepts === 'captain') return <CaptainChip code={slot.code} />
  return <PositionChip position={slot.code === 'PK' ? 'K' : slot.code} />
}
