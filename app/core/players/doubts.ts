import { type Player, personKey } from './player.ts'
import type { PriceDoubts } from './who-plays.ts'

/** Why a player may not play, the surest reason first. */
const DOUBTS = ['out', 'doubtful', 'priced_as_inactive', 'doubtful_starter', 'projected_at_zero'] as const
export type Doubt = (typeof DOUBTS)[number]

type Doubtable = Pick<Player, 'injuryStatus' | 'projectedPoints' | 'projectedBy' | 'basePlayerId' | 'team'>

/**
 * Why the player may not play: marked Out or Doubtful, by prices (who-plays.ts) inactive or a starter in doubt, or
 * projected at 0 by an imported file. Empty where nothing says so; Questionable is not a reason, since most of those play.
 */
export function doubtsOf(player: Doubtable, { inactivePeople, doubtfulStarters }: PriceDoubts): Doubt[] {
  const holds: Record<Doubt, boolean> = {
    out: player.injuryStatus === 'Out',
    doubtful: player.injuryStatus === 'Doubtful',
    priced_as_inactive: inactivePeople.has(personKey(player)),
    doubtful_starter: doubtfulStarters.has(personKey(player)),
    projected_at_zero: player.projectedPoints === 0 && isImported(player),
  }
  return DOUBTS.filter((doubt) => holds[doubt])
}

/** A projection without a source came from a caller of the API. */
function isImported({ projectedBy }: Doubtable): boolean {
  return projectedBy === 'projection' || projectedBy == null
}
