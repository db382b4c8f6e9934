import { type Doubt, doubtsOf } from './doubts.ts'
import type { Player } from './player.ts'
import type { PriceDoubts } from './who-plays.ts'

const WORDS: Record<Doubt, string> = {
  out: 'Out',
  doubtful: 'Doubtful',
  priced_as_inactive: 'priced as inactive',
  doubtful_starter: 'may not start',
  projected_at_zero: 'projected at 0',
}

/**
 * The players who may not play, each with the reasons: `May not play: Ann Arm (Doubtful), Bo Back (priced as inactive).
 * Check the news.` Null without any.
 */
export function doubtsLine(players: readonly Player[], byPrice: PriceDoubts): string | null {
  const doubted = players
    .map((player) => ({
      name: player.name,
      reasons: doubtsOf(player, byPrice).map((doubt) => WORDS[doubt]),
    }))
    .filter(({ reasons }) => reasons.length > 0)
  if (doubted.length === 0) return null
  return `May not play: ${doubted.map(({ name, reasons }) => `${name} (${reasons.join(', ')})`).join(', ')}. Check the news.`
}
