import type { GroupRule } from '#core/rules/build-rule.ts'
import type { Candidates } from '../candidates.ts'
import type { Problem } from '../problem.ts'
import type { AskedLimits, EarlierLineup } from './asked-limits.ts'
import { unreachableSum } from './contradictions.ts'
import type { RowSets } from './row-sets.ts'
import { ANY_SPLIT, addSplits, limitsOfRules, limitsOfShape, type RuleLimits } from './rule-limits.ts'
import { mayBreak, type SumLimit } from './sum-limit.ts'

/** Writes the rules and the limits of one search for the kernel (layout in assembly/limits.ts); nothing where there are none. */
export function limitsEncoder(
  candidates: Candidates,
  { rules, sets: pool }: { rules: RuleLimits; sets: RowSets },
  { leaders, items }: Problem,
): (limits: AskedLimits) => Int32Array {
  const kernelRows = [...leaders, ...items]
  const ruleSums = rules.sums.map((sum) => encodeSum(sum, kernelRows))
  const unreachable = encodeSum(unreachableSum(candidates.rows.length), kernelRows)
  const knownSplits = new Map<string, SplitLimits>()
  const knownGroups = new Map<GroupRule, Int32Array[]>()

  return ({ closed, closedCount, needed, ofCaptainsTeam, groups, earlier }) => {
    const split = ofCaptainsTeam && splitsOf(ofCaptainsTeam)
    const splits = rules.splits & (split?.splits ?? ANY_SPLIT)
    const sums = [
      ...ruleSums,
      ...(split?.sums ?? []),
      ...needed.map(encodeNeed),
      ...groups.flatMap(sumsOfGroup),
    ]
    // Otherwise the search would refuse every lineup by itself, each for its split.
    if (isNoSplit(splits, pool.slots)) sums.push(unreachable)
    const closedPlaces = split ? closed.map((flag, place) => flag | split.closed[place]!) : closed
    const isAny = closedCount === 0 && isAnySplit(splits, pool.slots)
    if (isAny && sums.length + earlier.length === 0) return new Int32Array(0)
    return limitBlock(closedPlaces, sums, earlier, isAnySplit(splits, pool.slots) ? ANY_SPLIT : splits)
  }

  function sumsOfGroup(rule: GroupRule): Int32Array[] {
    const known = knownGroups.get(rule)
    if (known) return known
    const { sums } = limitsOfShape(limitsOfRules([rule], pool, 0), candidates)
    const made = sums.map((sum) => encodeSum(sum, kernelRows))
    knownGroups.set(rule, made)
    return made
  }

  function splitsOf(counts: readonly number[]): SplitLimits {
    const key = counts.join()
    const known = knownSplits.get(key)
    if (known) return known
    const limits = { sums: [] as SumLimit[], closed: new Set<number>(), splits: ANY_SPLIT }
    addSplits(limits, counts, pool)
    const made = {
      sums: limits.sums.filter((sum) => mayBreak(sum, candidates)).map((sum) => encodeSum(sum, kernelRows)),
      splits: limits.splits,
      closed: Uint8Array.from(kernelRows, (row) => (limits.closed.has(row) ? 1 : 0)),
    }
    knownSplits.set(key, made)
    return made
  }
}

type SplitLimits = { sums: Int32Array[]; splits: number; closed: Uint8Array }

function limitBlock(
  closed: Uint8Array,
  sums: readonly Int32Array[],
  earlier: readonly EarlierLineup[],
  splits: number,
): Int32Array {
  const closedWords = Math.ceil(closed.length / 4)
  // Whole vectors of 16 bytes.
  const stride = 16 * Math.ceil(earlier.length / 16)
  const sumWords = sums.reduce((total, words) => total + words.length, 0)
  const words = new Int32Array(3 + closedWords + sumWords + (stride * (1 + closed.length)) / 4)
  const bytes = new Uint8Array(words.buffer)
  words.set([sums.length, stride, splits])
  bytes.set(closed, 12)
  let next = 3 + closedWords
  for (const sum of sums) {
    words.set(sum, next)
    next += sum.length
  }
  const most = 4 * next
  const members = most + stride
  // Of the lineups that fill up the last vector any number of rows may be in common.
  bytes.fill(255, most, members)
  for (const [number, { places, mostCommon }] of earlier.entries()) {
    bytes[most + number] = mostCommon
    for (const place of places) bytes[members + stride * place + number] = 1
  }
  return words
}

/** Least, whether it is conditional, a weight for each row, and then for each row whether it puts the least in force. */
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

/** At least one of these places. */
function encodeNeed(flags: Uint8Array): Int32Array {
  const words = new Int32Array(2 + flags.length)
  words[0] = 1
  words.set(flags, 2)
  return words
}

function isAnySplit(splits: number, slots: number): boolean {
  return (splits & allSplits(slots)) === allSplits(slots)
}

function isNoSplit(splits: number, slots: number): boolean {
  return (splits & allSplits(slots)) === 0
}

function allSplits(slots: number): number {
  return 2 ** (slots + 1) - 2
}
