import { and, eq, exists, getTableColumns, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { LineupEntry } from '#core/entries/entered-entry.ts'
import { jsonChunks } from '../bulk.ts'
import type { Db } from '../client.ts'
import { parsedOrNull } from '../json-text.ts'
import type { OwnedRecord } from '../records.ts'
import { enteredEntries, savedLineups } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'

/*
 * Entries at the provider of a lineup that was saved by itself. Triggers give the lineup their results
 * (migrations/0024_lineup_entries.sql), so lists, totals and sorting read its own columns as for a typed result.
 */

const ENTRY = `json_object('entryKey', entry_key, 'contestName', contest_name, 'points', points, 'rank', rank,
  'winningsCents', winnings_cents, 'source', source)`

/** The lineup's entries as one text, for a query of `saved_lineups`; read by `lineupEntriesIn`. */
export const lineupEntriesAsText = sql<
  string | null
>`(select json_group_array(json(entry)) from (select ${sql.raw(ENTRY)} as entry
  from entered_entries where lineup_id = ${sql.raw('saved_lineups.id')} order by id))`

export function lineupEntriesIn(text: string | null): LineupEntry[] {
  return parsedOrNull<LineupEntry[]>(text) ?? []
}

/**
 * Statements of a batch that make these the entries of an open lineup: other entries of it are forgotten, and an entry of
 * a set or of another lineup is moved here, but not from a finalized one. Contest and fee are those of the history, if it
 * has the entry.
 */
export function enterLineup(db: Db, { id: lineupId, userId }: OwnedRecord, entryKeys: readonly string[]) {
  const open = sql`${savedLineups.id} = ${lineupId} and ${savedLineups.userId} = ${userId}
    and ${savedLineups.finalized} = 0`
  const keys = JSON.stringify(entryKeys)
  return [
    db
      .delete(enteredEntries)
      .where(
        and(
          eq(enteredEntries.lineupId, lineupId),
          exists(db.select({ one: sql`1` }).from(savedLineups).where(open)),
          sql`${enteredEntries.entryKey} not in (select value from json_each(${keys}))`,
        ),
      ),
    ...Array.from(jsonChunks(entryKeys.map((key) => [key])), (chunk) =>
      insertEntries(db, { open, userId, chunk }),
    ),
    enforceLimit(db, userId, 'enteredEntries'),
  ] as const
}

function insertEntries(
  db: Db,
  { open, userId, chunk }: { open: ReturnType<typeof sql>; userId: number; chunk: string },
) {
  const given = {
    userId: sql`${userId}`,
    entryKey: sql`value ->> 0`,
    contestKey: sql`ifnull(imported.contest_key, '')`,
    contestName: sql`coalesce(imported.contest_name, ${savedLineups.contestName}, '')`,
    feeCents: sql`imported.entry_fee_cents`,
    lineupId: sql`${savedLineups.id}`,
  }
  const from = sql`from json_each(${chunk}) join ${savedLineups} on ${open}
    left join historical_entries imported on imported.user_id = ${userId} and imported.entry_key = value ->> 0 where true`
  return putEntries(db, given, from, {
    contestKey: sql`iif(excluded.contest_key = '', ${enteredEntries.contestKey}, excluded.contest_key)`,
    contestName: sql`iif(excluded.contest_key = '', ${enteredEntries.contestName}, excluded.contest_name)`,
    feeCents: sql`ifnull(excluded.fee_cents, ${enteredEntries.feeCents})`,
    forecast: sql`iif(${enteredEntries.lineupId} is excluded.lineup_id, ${enteredEntries.forecast}, null)`,
  })
}

/**
 * Inserts entries of a lineup or of a set. One that the user has already is moved there, with these of its columns, but not from
 * a finalized lineup, which can't change: its result stays, and the entry with it.
 */
export function putEntries(
  db: Db,
  given: Record<string, SQL>,
  from: SQL,
  moved: Record<'contestKey' | 'contestName' | 'feeCents' | 'forecast', SQL>,
) {
  const row: Record<string, SQL> = { checked: sql`0`, ...given }
  const values = Object.keys(getTableColumns(enteredEntries)).map((column) => row[column] ?? sql`null`)
  return db
    .insert(enteredEntries)
    .select(sql`select ${sql.join(values, sql`, `)} ${from}`)
    .onConflictDoUpdate({
      target: [enteredEntries.userId, enteredEntries.entryKey],
      set: {
        ...{ setId: sql`excluded.set_id`, place: sql`excluded.place`, lineupId: sql`excluded.lineup_id` },
        ...moved,
      },
      setWhere: sql`not exists (select 1 from saved_lineups as holder
        where holder.id = ${sql.raw('entered_entries.lineup_id')} and holder.finalized = 1)`,
    })
}

/** Whether an entry of the lineup has a result, so that none may be typed. */
export function noEntryResult(db: Db, lineupId: number) {
  const { lineupId: ofLineup, source } = enteredEntries
  return notExists(
    db
      .select({ one: sql`1` })
      .from(enteredEntries)
      .where(and(eq(ofLineup, lineupId), ne(source, 'live'))),
  )
}
