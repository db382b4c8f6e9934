import { mean } from '../../lib/measure.mjs'
import { movedPeople } from './contest-files.mjs'
import { PAID_SHARE, prizesOf, TOP_SHARE } from './judged.mjs'
import { personOf } from './real-contest.mjs'
import { drawnScores } from './real-games.mjs'

/**
 * @import { NamedLineup } from './judged.mjs'
 * @import { RealContest } from './real-contest.mjs'
 * @import { RealGame } from './real-games.mjs'
 * @typedef {{ cash: number, top1: number, roi: number }} DrawnFinish Means of the entries, as shares.
 */

/** Sums of scores, in 1/100 points, are counted from `-LOWEST` on. */
const LOWEST = 10_000
const COUNTED = 60_000

/**
 * Where entries finish, all entered beside the real ones, in games drawn from real ones: by choice of entries and real game. Of the
 * app these games have the expected points alone, moved by what the real ownership knew.
 * @param {{ salaries: string, real: RealContest }} contest
 * @param {readonly (readonly NamedLineup[])[]} choices
 * @param {readonly RealGame[]} games
 * @returns {DrawnFinish[][]}
 */
export function drawnFinishes(contest, choices, games, people = movedPeople(contest)) {
  const { entries, lineups } = contest.real
  const at = new Map(people.map(({ name }, i) => [personOf(name), i]))
  /** @param {readonly NamedLineup[]} own */
  const packed = (own) =>
    Uint16Array.from(
      own.flatMap(({ captain, flex }) => [captain, ...flex].map((person) => at.get(person) ?? people.length)),
    )
  const field = packed(lineups)
  const chosen = choices.map(packed)
  const { paidTo, feeCents } = prizesOf(entries)
  const paid = Float64Array.from({ length: entries + 1 }, (_, places) => paidTo(places))
  const paidUpTo = (/** @type {number} */ places) => paid[Math.min(places, entries)] ?? 0
  const finishes = choices.map(() => games.map(() => /** @type {DrawnFinish[]} */ ([])))
  const atLeast = new Int32Array(COUNTED + 1)
  for (const { game, scores } of drawnScores(people, games)) {
    atLeast.fill(0)
    for (const [i, sum] of sumsOf(field, scores).entries())
      atLeast[sum] = (atLeast[sum] ?? 0) + (lineups[i]?.entries ?? 0)
    for (let sum = COUNTED - 1; sum >= 0; sum--) atLeast[sum] = (atLeast[sum] ?? 0) + (atLeast[sum + 1] ?? 0)
    for (const [choice, own] of chosen.entries()) {
      const sums = sumsOf(own, scores).sort().reverse()
      const all = { cash: 0, top1: 0, paid: 0 }
      for (let i = 0, equal = 1; i < sums.length; i += equal) {
        const sum = sums[i] ?? 0
        for (equal = 1; sums[i + equal] === sum; ) equal++
        const better = (atLeast[sum + 1] ?? 0) + i
        const tied = (atLeast[sum] ?? 0) - (atLeast[sum + 1] ?? 0) + equal
        all.cash += equal * Number(better < PAID_SHARE * entries)
        all.top1 += equal * Number(better < TOP_SHARE * entries)
        all.paid += (equal * (paidUpTo(better + tied) - paidUpTo(better))) / tied
      }
      finishes[choice]?.[game]?.push({
        cash: all.cash / sums.length,
        top1: all.top1 / sums.length,
        roi: all.paid / sums.length / feeCents - 1,
      })
    }
  }
  return finishes.map((byGame) =>
    byGame.map((own) => ({
      cash: mean(own.map(({ cash }) => cash)),
      top1: mean(own.map(({ top1 }) => top1)),
      roi: mean(own.map(({ roi }) => roi)),
    })),
  )
}

/**
 * By lineup, in 1/100 points from `-LOWEST` on. Who is in no pool, the last number, scores nothing.
 * @param {Uint16Array} lineups six people each, the captain first
 * @param {Int32Array} scores in 1/50 points
 */
function sumsOf(lineups, scores) {
  const sums = new Int32Array(lineups.length / 6)
  for (let i = 0; i < sums.length; i++) {
    let sum = LOWEST + 3 * (scores[lineups[6 * i] ?? 0] ?? 0)
    for (let slot = 1; slot < 6; slot++) sum += 2 * (scores[lineups[6 * i + slot] ?? 0] ?? 0)
    sums[i] = Math.min(COUNTED - 1, Math.max(0, sum))
  }
  return sums
}
