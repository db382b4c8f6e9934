import { byWorth } from './by-worth.ts'
import { chooseGreedily, takeInOrder } from './choose-greedily.ts'
import { coverageGains } from './coverage-gains.ts'
import type { Screened } from './game-source.ts'
import type { LimitState } from './limit-state.ts'

/** The candidates that are judged in more games. */
export const SHORTLIST = 800
/** Of these best candidates some are listed for the games that they win. */
const MOST_COVERING = 4_000

/**
 * The candidates among which the entries are chosen, best first: entries that obey the limits whatever happens later, those
 * worth most alone, and those that together reach the first places in most games, since entries that are worth less alone
 * may win in games that the others lose.
 * @param limits a new state for each call.
 */
export function shortlistOf(
  { paid, placed }: Screened,
  count: number,
  limits: () => LimitState,
): Uint32Array {
  const order = byWorth(paid)
  const size = Math.min(order.length, Math.max(SHORTLIST, 2 * count))
  const listed = new Set(takeInOrder(count, order, limits()))
  const covering = chooseGreedily(
    Math.floor(size / 4),
    order.subarray(0, MOST_COVERING),
    coverageGains(placed, order.length),
    noLimits(),
  )
  for (const candidate of covering) if (listed.size < size) listed.add(candidate)
  for (const candidate of order) if (listed.size < size) listed.add(candidate)
  return order.filter((candidate) => listed.has(candidate))
}

export function noLimits(): LimitState {
  const taken = new Set<number>()
  return {
    locked: [],
    plan: () => {},
    allows: (candidate) => !taken.has(candidate),
    take: (candidate) => taken.add(candidate),
    unmet: () => [],
  }
}
