import { simContestOf } from '#core/payouts/contest-settings.ts'
import { paidUpTo } from '#core/payouts/payout-tiers.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'

/**
 * @import { RealContest } from './real-contest.mjs'
 * @typedef {{ captain: string, flex: string[] }} NamedLineup
 * @typedef {{ entries: number, cashPct: number, top1Pct: number, roiPct: number }} Finish
 */

export const PAID_SHARE = 0.22
export const TOP_SHARE = 0.01

/**
 * Where lineups would have finished among the real entries. A lineup cashes when it scores at least what the last paid
 * entry scored; its prize is that of the places that it would share with the entries of equal points.
 * @param {RealContest} contest
 */
export function judgeOf({ lineups, entries, scored }) {
  const points = lineups.map((lineup) => pointsOf(lineup, scored))
  const order = points.map((each, i) => ({ points: each, entries: lineups[i]?.entries ?? 0 }))
  order.sort((a, b) => b.points - a.points)
  /** Entries before each place in `order`, and one more at the end. */
  const before = [0]
  for (const { entries: own } of order) before.push((before.at(-1) ?? 0) + own)
  const barAt = (/** @type {number} */ place) => order[firstBeyond(before, place) - 1]?.points ?? 0
  const cashLine = barAt(Math.floor(PAID_SHARE * entries) - 1)
  const topLine = barAt(Math.floor(TOP_SHARE * entries) - 1)
  const { paidTo, feeCents } = prizesOf(entries)
  const prizeOf = (/** @type {number} */ own) => {
    const first = order.findIndex((each) => each.points <= own)
    const better = first < 0 ? entries : (before[first] ?? 0)
    let equal = 0
    for (let i = Math.max(0, first); order[i] && Math.abs((order[i]?.points ?? 0) - own) < 1e-9; i++)
      equal += order[i]?.entries ?? 0
    return (paidTo(better + equal + 1) - paidTo(better)) / (equal + 1)
  }
  return {
    cashLine,
    /**
     * @param {readonly (NamedLineup & { entries?: number })[]} own
     * @returns {Finish}
     */
    finishOf(own) {
      let [count, cashed, top, won] = [0, 0, 0, 0]
      for (const lineup of own) {
        const scoredPoints = pointsOf(lineup, scored)
        const copies = lineup.entries ?? 1
        count += copies
        if (scoredPoints >= cashLine) cashed += copies
        if (scoredPoints >= topLine) top += copies
        won += copies * prizeOf(scoredPoints)
      }
      return {
        entries: count,
        cashPct: (100 * cashed) / count,
        top1Pct: (100 * top) / count,
        roiPct: 100 * (won / (count * feeCents) - 1),
      }
    },
  }
}

/**
 * @param {NamedLineup} lineup
 * @param {Map<string, number>} scored
 */
function pointsOf({ captain, flex }, scored) {
  const of = (/** @type {string} */ person) => scored.get(person) ?? 0
  // To a hundredth of a point, as the provider scores, so that equal lineups tie.
  return Math.round(100 * (1.5 * of(captain) + flex.reduce((sum, person) => sum + of(person), 0))) / 100
}

/**
 * Cents that the first n places of a large top heavy contest are paid together.
 * @param {number} entries
 */
export function prizesOf(entries) {
  const read = simContestOf({ ...usualContest('large_top_heavy'), size: entries })
  if (!read.ok) throw new Error(read.error)
  const { tiers, feeCents } = read.value.contest
  return { feeCents, paidTo: (/** @type {number} */ places) => paidUpTo(tiers, places) }
}

/**
 * The first index at which the running sum passes `place`.
 * @param {readonly number[]} before
 * @param {number} place counted from 0
 */
function firstBeyond(before, place) {
  let index = 0
  while (index < before.length - 1 && (before[index] ?? 0) <= place) index++
  return index
}
