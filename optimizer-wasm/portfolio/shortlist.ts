import { byWorth } from './by-worth.ts'
import { chooseGreedily, type Gains } from './choose-greedily.ts'
import { coverageGains } from './coverage-gains.ts'
import type { Screened } from './game-source.ts'
import type { LimitState } from './limit-state.ts'

/** The candidates that are judged in more games. */
export const SHORTLIST = 500

/**
 * The candidates among which the entries are chosen, best first: entries that obey the limits whatever happens later, those
 * worth most alone, and those that together reach the first places in most games, since entries that are worth less alone
 * may win in games that the others lose.
 * @param limits a new state for each call.
 */
export function shortlistOf(screened: Screened, count: number, limits: () => LimitState): Uint32Array {
  const { paid, placed } = screened
  const order = byWorth(paid)
  const size = Math.min(order.length, Math.max(SHORTLIST, 2 * count))
  const listed = new Set(chooseGreedily(count, order, inOrder(order), limits()))
  const covering = chooseGreedily(
    Math.floor(size / 2),
    order,
    coverageGains(placed, order.length),
    noLimits(),
  )
  for (const candidate of covering) if (listed.size < size) listed.add(candidate)
  for (const candidate of order) if (listed.size < size) listed.add(candidate)
  return order.filter((candidate) => listed.has(candidate))
}

/** The first candidates of the order that the limits allow. */
export function inOrder(order: ArrayLike<number>): Gains {
  const gains = new Float64Array(order.length)
  for (let at = 0; at < order.length; at++) gains[order[at]!] = -at
  const gain = (candidate: number) => gains[candidate]!
  return { bound: gain, gain, add: () => {} }
}

function noLimits(): LimitState {
  const taken = new Set<number>()
  return {
    locked: [],
    plan: () => {},
    allows: (candidate) => !taken.has(candidate),
    take: (candidate) => taken.add(candidate),
    unmet: () => [],
  }
}
