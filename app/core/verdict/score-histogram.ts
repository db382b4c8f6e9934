import { type Field, isEmptyLineup } from '../contest/field.ts'

/** Entries with at least `from` and less than `to` points; the first bar also counts every lower score. */
export type ScoreBin = { from: number; to: number; entries: number; mine: number }

/** Points. `best`: the lowest of the best 1%; `cash`: the lowest that won money, null without payouts or if none did. */
export type ScoreHistogram = {
  bins: ScoreBin[]
  /** Entries that scored less than the first bar begins with, and are counted in it. */
  below: number
  winner: number
  best: number
  cash: number | null
}

const MOST_BINS = 40
/** The share of the entries with a lineup whose scores are so low that they get no bars of their own. */
const LOW_SHARE = 0.005
/** Thousandths of a point. */
const WIDTHS = [0.5, 1, 2, 2.5, 5, 10, 20, 25, 50, 100, 200, 250, 500].map((points) => points * 1000)

/** The scores of all entries in at most 40 bars of a round width; a contest without entries has none. */
export function scoreHistogram(
  field: Field,
  {
    bestRank,
    mine,
    winningsCents,
  }: { bestRank: number; mine: readonly number[]; winningsCents: Float64Array | null },
): ScoreHistogram {
  const { pointsMilli, ranks, entries } = field
  const winner = most(pointsMilli)
  const low = Math.min(lowScore(field), winner)
  const width = widthFor(low, winner)
  const first = Math.floor(low / width)
  const bins = Array.from({ length: Math.floor(winner / width) - first + 1 }, (_, i) => ({
    from: ((first + i) * width) / 1000,
    to: ((first + i + 1) * width) / 1000,
    entries: 0,
    mine: 0,
  }))
  const binOf = (entry: number) => bins[Math.max(0, Math.floor(pointsMilli[entry]! / width) - first)]!
  let below = 0
  let best = winner
  let cash = Number.POSITIVE_INFINITY
  for (let entry = 0; entry < entries; entry += 1) {
    const points = pointsMilli[entry]!
    binOf(entry).entries += 1
    if (points < first * width) below += 1
    if (ranks[entry]! <= bestRank && points < best) best = points
    if (winningsCents && winningsCents[entry]! > 0 && points < cash) cash = points
  }
  for (const entry of mine) binOf(entry).mine += 1
  return {
    bins,
    below,
    winner: winner / 1000,
    best: best / 1000,
    cash: cash === Number.POSITIVE_INFINITY ? null : cash / 1000,
  }
}

/** Where the bars begin: empty lineups with their 0 points and a few low scores would squeeze all others. */
function lowScore(field: Field): number {
  const scores = field.pointsMilli.filter((_, entry) => !isEmptyLineup(field, entry)).sort()
  return scores[Math.floor(scores.length * LOW_SHARE)] ?? 0
}

function widthFor(low: number, high: number): number {
  const fits = (width: number) => Math.floor(high / width) - Math.floor(low / width) + 1 <= MOST_BINS
  return WIDTHS.find(fits) ?? Math.ceil((high - low) / (MOST_BINS - 1))
}

function most(values: Int32Array): number {
  return values.reduce((largest, value) => Math.max(largest, value), values[0] ?? 0)
}
