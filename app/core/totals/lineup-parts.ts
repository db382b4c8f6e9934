import { isPending } from '../lineups/pending.ts'
import type { LineupReturn } from './returns-summary.ts'

/** A saved lineup in the account. Fee and winnings are those of all entries together. */
export type LineupOfAccount = LineupReturn & {
  /** `YYYY-MM-DD` of the games, if the slate is stored and has one. */
  gameDate: string | null
  /** The first kickoff, in milliseconds since 1970. */
  startsAt: number | null
  createdAt: number
  pointsTotal: number | null
  /** At least 1: a lineup whose entries are not known by their keys counts as one. */
  entries: number
  /** How many of them the history holds, and their money there. */
  imported: number
  importedFeesCents: number
  importedWinningsCents: number
  /** Fees of the entries that the history does not hold; null if the fee of one is not known. */
  othersFeesCents: number | null
  /** The entries among these whose winnings are known from standings; their fees are null if one is not known. */
  decided: number
  decidedFeesCents: number | null
  decidedWinningsCents: number
}

/**
 * What a lineup adds to the account beside the history: its other entries, as a settled part, a pending part, or both. The
 * winnings of a lineup are known only once those of all its entries are, but each entry is settled by itself.
 */
export function partsOfLineup(lineup: LineupOfAccount): LineupOfAccount[] {
  const others = othersOf(lineup)
  const { decided, decidedWinningsCents } = lineup
  if (others.entries === 0) return []
  if (decided === 0 || !isPending(lineup)) return [others]
  const [settledFees, pendingFees] = feesOfParts(others)
  const settled = { entryFeeTotalCents: settledFees, winningsTotalCents: decidedWinningsCents }
  return [
    { ...others, ...settled, entries: decided },
    { ...others, entryFeeTotalCents: pendingFees, entries: others.entries - decided },
  ].filter(({ entries }) => entries > 0)
}

/** What is left of the lineup without the imported entries. Winnings below those of the imported entries leave 0. */
function othersOf(lineup: LineupOfAccount): LineupOfAccount {
  const { entries, imported, winningsTotalCents } = lineup
  return {
    ...lineup,
    entries: entries - imported,
    entryFeeTotalCents: feesOfOthers(lineup),
    winningsTotalCents:
      winningsTotalCents === null ? null : Math.max(0, winningsTotalCents - lineup.importedWinningsCents),
  }
}

/**
 * Known fees count before the typed one. A typed fee that the imported entries alone cost can't be that of all entries: it
 * was typed for one, and each of the others costs as much.
 */
function feesOfOthers(lineup: LineupOfAccount): number | null {
  const { entries, imported, importedFeesCents, othersFeesCents, entryFeeTotalCents: typed } = lineup
  if (othersFeesCents !== null || typed === null) return othersFeesCents
  return importedFeesCents > 0 && typed <= importedFeesCents
    ? typed * (entries - imported)
    : typed - importedFeesCents
}

/** Fees of the decided entries and of the others. Where the fees of entries are not known, each costs the same. */
function feesOfParts(others: LineupOfAccount): [settled: number | null, pending: number | null] {
  const { entries, decided, decidedFeesCents, entryFeeTotalCents: fees } = others
  if (fees === null) return [decidedFeesCents, null]
  const settled = Math.min(fees, decidedFeesCents ?? Math.round((fees * decided) / entries))
  return [settled, fees - settled]
}
