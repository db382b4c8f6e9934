import type { SetsInstead } from '#app/lib/threads/entries/entries-messages.ts'
import { isShown } from '#core/games/choice-gain.ts'
import { meanCash, type SimulatedSet, shownSetGain } from '#core/games/set-claims.ts'
import type { ClaimBasis } from '#core/games/shrink.ts'
import { type Estimate, scaled } from '#core/numbers/estimate.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'

/** Of changes that were tried: the one whose set makes most more than the list, and what; null where none does beyond its error. */
export type BestChange<Tried> = {
  tried: readonly Tried[]
  best: { change: Tried; gain: Estimate } | null
  games: number
}

/**
 * @param basis null for what the games say.
 * @returns gains in cents an entry, as they are shown.
 */
export function bestChange<Tried>(
  tried: readonly Tried[],
  { own, others, games }: SetsInstead,
  contest: SimContest,
  basis: ClaimBasis | null,
): BestChange<Tried> {
  const claims = { feeCents: contest.feeCents, means: averageEntry(contest) }
  const before = setOf(own)
  const gains = others.map((other) => {
    const anEntry = scaled(other.gained, 1 / other.cash.length)
    return basis
      ? shownSetGain({ gained: anEntry, own: setOf(other), other: before }, claims, basis)
      : anEntry
  })
  const best = gains
    .map((gain, place) => ({ change: tried[place]!, gain }))
    .filter(({ gain }) => gain.value > 0 && isShown(gain))
    .sort((a, b) => b.gain.value - a.gain.value)[0]
  return { tried, best: best ?? null, games }
}

function setOf({ profit, cash }: SetsInstead['own']): SimulatedSet {
  return { profit, cash: meanCash(cash)!, entries: cash.length }
}
