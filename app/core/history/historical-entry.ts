import type { FeesAndWinnings } from '../money/returns.ts'

/** No fee, prize or pool comes near; the sums of a full account's entries stay whole numbers of cents. */
export const MOST_ENTRY_DOLLARS = 100_000_000
export const MOST_ENTRY_POINTS = 1_000_000

/** One entry of one contest, as the provider's history lists it (SPEC.md section 3). What it leaves open is null. */
export type HistoricalEntry = {
  sport: string
  gameType: string
  /** The provider's own number of the entry: the same in every file that lists it. */
  entryKey: string
  contestName: string
  contestKey: string
  /** Eastern wall clock, `YYYY-MM-DD HH:MM:SS`. */
  contestDate: string
  place: number | null
  points: number | null
  winningsNonTicketCents: number
  winningsTicketCents: number
  /** How many entries the contest had. */
  contestEntries: number | null
  entryFeeCents: number
  prizePoolCents: number | null
  placesPaid: number | null
}

/** Tickets are winnings too, though not cash. */
export function entryMoney(entry: HistoricalEntry): FeesAndWinnings {
  return {
    feesCents: entry.entryFeeCents,
    winningsCents: entry.winningsNonTicketCents + entry.winningsTicketCents,
  }
}
