import { Plus } from 'lucide-react'
import { PlayerChips } from '#app/components/position-chip.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { displaySalary, type Player } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'
import { GameStarted, PricedAsInactive } from '../pool/doubt-badges.tsx'
import { GridCell } from '../pool/grid-parts.tsx'
import { InjuryBadge, matchupOf } from '../pool/player-figures.tsx'

/** Salary and expected points of a player for a slot, or the amount by which the player exceeds the budget. */
export function CandidateCells({
  player,
  mode,
  excess,
  pricedAsInactive,
  hasStarted,
  tabbable,
  onPick,
}: {
  player: Player
  mode: Format
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
          {pricedAsInactive ? <PricedAsInactive short /> : null}
          {hasStarted ? <GameStarted /> : null}
        </p>
      </GridCell>
      <GridCell className="text-right tabular-nums">
        <p className="font-medium">{formatSalary(displaySalary(player, mode))}</p>
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
