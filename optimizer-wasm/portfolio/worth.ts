import { scaled, withVariance } from '#core/numbers/estimate.ts'
import { differenceOf } from './paired-estimate.ts'
import type { ComparedChoice, Worth } from './portfolio-result.ts'
import { type StakedGames, unseenOf } from './set-outcome.ts'

/**
 * What an entry of a set makes more than one of `other`, in the same games. Where limits leave the other fewer entries, its money
 * counts as that of as many.
 */
export function worthOf(own: StakedGames, other: StakedGames): Worth {
  const { size } = own.games.finishes
  const times = size / Math.max(1, other.games.finishes.size)
  // Prizes of lineups that both have are in both figures, if both count alike.
  const unseen = times === 1 ? unseenOf(own, other) : unseenOf(own) + times ** 2 * unseenOf(other)
  const games = own.games.payouts.length
  const profit = withVariance(
    differenceOf(
      profitsOf(own),
      profitsOf(other).map((cents) => times * cents),
    ),
    unseen,
    games,
  )
  return { profit, anEntry: scaled(profit, 1 / Math.max(1, size)) }
}

function profitsOf({ games, stakes }: StakedGames): Float64Array {
  return games.payouts.map((cents) => cents - stakes.feesCents)
}

/** The words for a simpler choice of that many entries. */
export function nameOfChoice(choice: ComparedChoice, count: number): string {
  const those = count === 1 ? 'the one lineup' : `the ${count} lineups`
  if (choice.by === 'points') return `${those} with the most points`
  if (choice.apart <= 1) return `${those} with the highest own ROI`
  return `${those} with the highest own ROI that differ by ${choice.apart} players or more`
}
