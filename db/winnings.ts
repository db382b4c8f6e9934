import { sql } from 'drizzle-orm'
import { historicalEntries as entries } from './schema.ts'

/** An entry's winnings, cash plus tickets, like `entryMoney` in app/core/history/historical-entry.ts. */
export const entryWinningsCents = sql<number>`(${entries.winningsNonTicketCents} + ${entries.winningsTicketCents})`

/** 1 for an entry that cashed: `isCashed` of app/core/money/returns.ts in SQL. */
export const entryCashed = sql<number>`(${entryWinningsCents} > ${entries.entryFeeCents})`
