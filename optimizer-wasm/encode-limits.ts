import { personKey } from '#core/players/player.ts'
import type { Candidates } from './candidates.ts'
import type { SearchLimits } from './lineups-under.ts'
import type { Problem } from './problem.ts'
import { RowSets } from './row-sets.ts'
import { ANY_SPLIT, addSplits, type RuleLimits } from './rule-limits.ts'
import { mayBreak, type SumLimit } from './sum-limit.ts'

/** Writes the limits of one search for the kernel (layout in README.md); null where no lineup can obey them. */
export type LimitsEncoder = (limits: Omit<SearchLimits, 'wanted' | 'stepBudget'>) => Int32Array | null

/** An earlier lineup. What is in common: its rows, its people, or its people where only the captain's slot is another. */
type Earlier = { rows: readonly number[]; common: 'rows' | 'people' | 'people_in_slots'; mostCommon: number }

/** The encoder for the searches of one pool. The kernel's rows are the problem's leaders and then its items. */
export function limitsEncoder(candidates: Candidates, rules: RuleLimits, problem: Problem): LimitsEncoder {
  const kernelRows = [...problem.leaders, ...problem.items]
  const leaders = problem.leaders.length
  const pool = new RowSets(candidates)
  const placesOf = placesByRow(kernelRows, candidates)
  const ruleSums = rules.sums.map((sum) => encodeSum(sum, kernelRows))
  const splitSums = new Map<string, { words: Int32Array[]; splits: number; closed: Set<number> }>()

  return ({ closedRows = [], neededRows = [], ofCaptainsTeam, apart, banned = [] }) => {
    const split = ofCaptainsTeam && candidates.mode.captain ? splitsOf(ofCaptainsTeam) : null
    const splits = rules.splits & (split?.splits ?? ANY_SPLIT)
    const sums = [...ruleSums, ...(split?.words ?? [])]
    for (const rows of neededRows) sums.push(encodeSum(oneOf(rows, candidates.rows.length), kernelRows))
    const earlier = earlierOf(apart, banned, pool.slots)
    if (earlier.some(({ mostCommon }) => mostCommon < 0)) return null
    const closed = [...closedRows, ...(split?.closed ?? [])]
    if (sums.length + earlier.length + closed.length === 0 && isAnySplit(splits, pool.slots)) {
      return new Int32Array(0)
    }
    return block()

    function block(): Int32Array {
      const closedWords = Math.ceil(kernelRows.length / 4)
      // Whole vectors of 16 bytes.
      const stride = 16 * Math.ceil(earlier.length / 16)
      const sumWords = sums.reduce((total, words) => total + words.length, 0)
      const earlierWords = (stride * (1 + kernelRows.length)) / 4
      const words = new Int32Array(3 + closedWords + sumWords + earlierWords)
      words.set([sums.length, stride, isAnySplit(splits, pool.slots) ? ANY_SPLIT : splits])
      const bytes = new Uint8Array(words.buffer)
      for (const row of closed) for (const place of placesOf.row(row)) bytes[12 + place] = 1
      let next = 3 + closedWords
      for (const sum of sums) {
        words.set(sum, next)
        next += sum.length
      }
      bytes.fill(255, 4 * next, 4 * next + stride)
      for (const [number, { rows, common, mostCommon }] of earlier.entries()) {
        bytes[4 * next + number] = mostCommon
        for (const [slot, row] of rows.entries()) {
          for (const place of common === 'rows' ? placesOf.row(row) : placesOf.person(row)) {
            if (common === 'people_in_slots' && (slot === 0) !== place < leaders) continue
            bytes[4 * next + stride * (1 + place) + number] = 1
          }
        }
      }
      return words
    }
  }

  function splitsOf(counts: readonly number[]) {
    const key = counts.join()
    const known = splitSums.get(key)
    if (known) return known
    const limits = { sums: [] as SumLimit[], closed: new Set<number>(), splits: ANY_SPLIT }
    addSplits(limits, counts, pool)
    const words = limits.sums
      .filter((sum) => mayBreak(sum, candidates))
      .map((sum) => encodeSum(sum, kernelRows))
    const made = { words, splits: limits.splits, closed: limits.closed }
    splitSums.set(key, made)
    return made
  }
}

/** The kernel's places of a row, and of all rows of a row's person. */
function placesByRow(kernelRows: readonly number[], { rows }: Candidates) {
  const ofRow = new Map<number, number[]>()
  const ofPerson = new Map<string, number[]>()
  for (const [place, row] of kernelRows.entries()) {
    ofRow.set(row, [...(ofRow.get(row) ?? []), place])
    const key = personKey(rows[row]!)
    ofPerson.set(key, [...(ofPerson.get(key) ?? []), place])
  }
  const personPlaces = rows.map((row) => ofPerson.get(personKey(row)) ?? [])
  return {
    row: (row: number) => ofRow.get(row) ?? [],
    person: (row: number) => personPlaces[row] ?? [],
  }
}

function encodeSum({ least, weights, triggers }: SumLimit, kernelRows: readonly number[]): Int32Array {
  const words = new Int32Array(2 + kernelRows.length * (triggers ? 2 : 1))
  words[0] = least
  words[1] = triggers ? 1 : 0
  for (const [place, row] of kernelRows.entries()) {
    words[2 + place] = weights[row]!
    if (triggers) words[2 + kernelRows.length + place] = triggers[row]!
  }
  return words
}

function oneOf(rows: readonly number[], rowCount: number): SumLimit {
  const weights = new Int32Array(rowCount)
  for (const row of rows) weights[row] = 1
  return { least: 1, weights, triggers: null }
}

function earlierOf(
  apart: SearchLimits['apart'],
  banned: readonly (readonly number[])[],
  slots: number,
): Earlier[] {
  const earlier: Earlier[] = banned.map((rows) => ({ rows, common: 'rows', mostCommon: slots - 1 }))
  if (!apart || apart.players < 1) return earlier
  // The same people with another captain differ by one at most, so beyond that only the people count.
  const common = apart.players === 1 && apart.captainSwapCounts ? 'people_in_slots' : 'people'
  const mostCommon = slots - apart.players
  return [...earlier, ...apart.from.map((rows): Earlier => ({ rows, common, mostCommon }))]
}

function isAnySplit(splits: number, slots: number): boolean {
  const all = 2 ** (slots + 1) - 2
  return (splits & all) === all
}
