import { sql } from 'drizzle-orm'
import type { RecordedEntry } from '#core/entries/entered-entry.ts'
import type { ListedEntrySet } from '#core/entries/entry-set.ts'
import { parsedOrNull } from '../json-text.ts'
import { isForecast } from '../schema/entered-entries.ts'

/*
 * Entries of a set and their figures, each as one text in a query or change of `entry_sets`: a set and its entries are then
 * read in one statement, also where a change returns the set.
 */

/** A row of `entered_entries` as JSON, by the names of `RecordedEntry`. */
const ENTRY = `json_object('entryKey', entry_key, 'contestKey', contest_key, 'contestName', contest_name,
  'feeCents', fee_cents, 'lineup', ifnull(place, 0), 'points', points, 'rank', rank, 'winningsCents', winnings_cents,
  'source', source, 'forecast', json(iif(json_valid(forecast), forecast, 'null')))`

/** Lineup by lineup. The table's name is written out: inside the query its columns must not be those of the entries. */
export const entriesAsText = sql<
  string | null
>`(select json_group_array(json(entry)) from (select ${sql.raw(ENTRY)} as entry
  from entered_entries where set_id = ${sql.raw('entry_sets.id')} order by place, contest_key, entry_key))`

export function entriesIn(text: string | null): RecordedEntry[] {
  const entries = parsedOrNull<RecordedEntry[]>(text) ?? []
  return entries.map((entry) => ({ ...entry, forecast: isForecast(entry.forecast) ? entry.forecast : null }))
}

/** Null for a set without entries. */
export const figuresAsText = sql<
  string | null
>`(select json_object('entries', entries, 'feesCents', fees_cents,
  'settled', settled, 'settledFeesCents', settled_fees_cents, 'winningsCents', winnings_cents, 'cashed', cashed,
  'bestPoints', best_points) from entry_set_figures where set_id = ${sql.raw('entry_sets.id')} and entries > 0)`

export type FiguresOfEntries = Pick<
  ListedEntrySet,
  'entries' | 'settled' | 'settledFeesCents' | 'winningsCents' | 'cashed' | 'bestPoints'
> & { feesCents: number }

export function figuresIn(text: string | null): FiguresOfEntries | null {
  return parsedOrNull<FiguresOfEntries>(text)
}
