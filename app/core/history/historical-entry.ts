import type { FeesAndWinnings } from '../money/returns.ts'

/** Far above any fee, prize or pool; the sums over a full account stay exact whole numbers of cents. */
export const MOST_ENTRY_DOLLARS = 100_000_000
export const MOST_ENTRY_POINTS = 1_000_000

/** One entry of one contest, as the provider's history lists it (SPEC.md section 3). Empty cells are null. */
export type HistoricalEntry = {
  sport: string
  gameType: string
  /** The provider's id of the entry, the same in every file. */
  entryKey: string
  contestName: string
  contestKey: string
  /** Eastern wall clock, `YYYY-MM-DD HH:MM:SS`. */
  contestDate: string
  place: number | null
  points: number | null
  winningsNonTicketCents: number
  winningsTicketCents: number
  /** Entries of the whole contest. */
  contestEntries: number | null
  entryFeeCents: number
  prizePoolCents: number | null
  placesPaid: number | null
}

/** The entry's fee and winnings; tickets count as winnings. */
export function entryMoney(entry: HistoricalEntry): FeesAndWinnings {
  return {
    feesCents: entry.entryFeeCents,
    winningsCents: entry.winningsNonTicketCents + entry.winningsTicketCents,
  }
}
