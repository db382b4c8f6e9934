import type { RecordedEntry } from './entered-entry.ts'
import type { EntryResult } from './entry-set.ts'

/** A lineup that was not entered, or of whose entries nothing is known. */
const NOTHING: EntryResult = { points: null, winningsCents: null, rank: null }

/**
 * What each of the lineups brought by its entries: its points, its best rank, and the winnings of all its entries together,
 * which are null while one of them is pending. Figures of a running contest are no result.
 */
export function lineupResults(entries: readonly RecordedEntry[], lineups: number): EntryResult[] {
  const results: (EntryResult | undefined)[] = []
  for (const entry of entries) {
    const before = results[entry.lineup]
    results[entry.lineup] = before ? together(before, resultOf(entry)) : resultOf(entry)
  }
  return Array.from({ length: lineups }, (_, lineup) => results[lineup] ?? NOTHING)
}

function resultOf({ source, points, rank, winningsCents }: RecordedEntry): EntryResult {
  return source === 'live' ? NOTHING : { points, rank, winningsCents }
}

function together(a: EntryResult, b: EntryResult): EntryResult {
  return {
    points: a.points ?? b.points,
    rank: a.rank === null || b.rank === null ? (a.rank ?? b.rank) : Math.min(a.rank, b.rank),
    winningsCents:
      a.winningsCents === null || b.winningsCents === null ? null : a.winningsCents + b.winningsCents,
  }
}
