import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/*
 * Figures of an imported entry that lists are sorted by. Indexes and queries share them, because SQLite uses an index on an
 * expression only for the same expression.
 */

type Money = Record<'winningsNonTicketCents' | 'winningsTicketCents' | 'entryFeeCents', SQLWrapper>

/** `profitCents` of app/core/money/returns.ts. */
export function profitOfEntry({ winningsNonTicketCents, winningsTicketCents, entryFeeCents }: Money): SQL {
  return sql`(${winningsNonTicketCents} + ${winningsTicketCents} - ${entryFeeCents})`
}

/** `roiPct` of the same file; free entries, which have none, stand at 0 in the order. */
export function roiOfEntry(entry: Money): SQL {
  return sql`(case when ${entry.entryFeeCents} = 0 then 0.0 else 100.0 * ${profitOfEntry(entry)} / ${entry.entryFeeCents} end)`
}

/** An unknown place comes after all others; 1,000,000,000 is more than any contest has. */
export function placeOrLast({ place }: { place: SQLWrapper }): SQL {
  // Without a comma, at which drizzle-kit would cut the index in two.
  return sql`(case when ${place} is null then 1000000000 else ${place} end)`
}
