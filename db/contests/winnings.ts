import { sql } from 'drizzle-orm'
import { historicalEntries as entries, savedLineups } from '../schema.ts'

/** An entry's winnings, cash plus tickets, like `entryMoney` in app/core/history/historical-entry.ts. */
export const entryWinningsCents = sql<number>`(${entries.winningsNonTicketCents} + ${entries.winningsTicketCents})`

/** 1 for an entry that cashed: `isCashed` of app/core/money/returns.ts in SQL. */
export const entryCashed = sql<number>`(${entryWinningsCents} > ${entries.entryFeeCents})`

const isPending = sql`(${savedLineups.winningsTotalCents} is null and ${savedLineups.finalized} = 0)`
const feesCents = sql`ifnull(${savedLineups.entryFeeTotalCents}, 0)`

/** A lineup's winnings: `settledMoneyOf` of app/core/lineups/pending.ts in SQL; null while the result is pending. */
export const lineupWinningsCents = sql<
  number | null
>`(case when ${isPending} then null else ifnull(${savedLineups.winningsTotalCents}, 0) end)`

/** A lineup's profit: `profitCents` of app/core/money/returns.ts in SQL. */
export const lineupProfitCents = sql<number | null>`(${lineupWinningsCents} - ${feesCents})`

/** A lineup's ROI: `roiPct` of app/core/money/returns.ts in SQL; null while pending and without a fee. */
export const lineupRoiPct = sql<number | null>`(case when ${isPending} or ${feesCents} = 0 then null
  else 100.0 * ${lineupProfitCents} / ${feesCents} end)`
