import { type SQL, sql } from 'drizzle-orm'
import type { EntryResult } from '#core/entries/entry-set.ts'
import { entrySets } from '../schema.ts'

/** Results and fee of a set after a change; a part that stays is the column itself. */
type AfterChange = { results: SQL | EntryResult[] | null; entryFeeCents: SQL | number | null }

/**
 * The columns that follow from results and fee, for the update that changes one of the two: totals then add up whole sets
 * without reading 150 results of each. Computed in the statement, so that two changes at once leave no stale sum.
 */
export function summedResults({ results, entryFeeCents }: AfterChange) {
  const text = Array.isArray(results) ? sql`${JSON.stringify(results)}` : (results ?? sql`null`)
  const winnings = sql`value ->> 'winningsCents'`
  const over = (figure: SQL) =>
    sql`(select ${figure} from json_each(iif(json_valid(${text}), ${text}, '[]')))`
  return {
    settled: over(sql`count(${winnings})`),
    winningsCents: over(sql`ifnull(sum(${winnings}), 0)`),
    // `isCashed` of core/money/returns.ts in SQL.
    cashed: over(sql`count(case when ${winnings} > ifnull(${entryFeeCents}, 0) then 1 end)`),
    bestPoints: over(sql`max(value ->> 'points')`),
  }
}

/** The stored columns, for the part of a change that stays. */
export const asStored: { results: SQL; entryFeeCents: SQL } = {
  results: sql`${entrySets.results}`,
  entryFeeCents: sql`${entrySets.entryFeeCents}`,
}
