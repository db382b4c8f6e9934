import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { deleteUnusedGame } from '../lineups/deleted-lineups.ts'
import { isMine, keepNewestDeleted, type OwnedRecord } from '../records.ts'
import { columnNames, rowAsJson } from '../row-as-json.ts'
import { deletedEntrySets, enteredEntries, entrySets } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'
import { ENTRY_SETS, selectSet, setIn, type WholeSet } from './entry-sets.ts'

/*
 * A deleted set is kept for an hour in a table of its own, as deleted lineups are (deleted-lineups.ts). A set is one row
 * that the database copies itself, so nothing has to be read and compared first.
 */

const COLUMNS = columnNames(entrySets)

/** Columns of an entry that it gets again: where it belongs, and its result. */
const LOOKED_UP = [
  'id',
  'user_id',
  'set_id',
  'lineup_id',
  'points',
  'rank',
  'winnings_cents',
  'source',
  'checked',
]

/** All the others. A new column comes last in the schema, so that the lists of sets deleted before it keep their order. */
const ENTRY_COLUMNS = columnNames(enteredEntries).filter((name) => !LOOKED_UP.includes(name))

/** The set's entries without their results, which are looked up again when they come back. */
const ENTRIES_AS_JSON = sql.raw(
  `(select json_group_array(json_array(${ENTRY_COLUMNS.join(', ')})) from entered_entries where set_id = entry_sets.id)`,
)

/** Deletes the set; false when it is not this user's. Its game goes with it if it has no file and no other use. */
export async function deleteEntrySet(db: Db, owned: OwnedRecord, now: number): Promise<boolean> {
  const gameId = sql`(select entry_set ->> 'game_id' from deleted_entry_sets where set_id = ${owned.id}
    and user_id = ${owned.userId})`
  const [, deleted] = await db.batch([
    db
      .insert(deletedEntrySets)
      .select(
        sql`select id, user_id, ${rowAsJson(entrySets)}, ${now}, ${ENTRIES_AS_JSON} from entry_sets
          where id = ${owned.id} and user_id = ${owned.userId}`,
      )
      .onConflictDoNothing(),
    db.delete(entrySets).where(isMine(entrySets, owned)).returning({ id: entrySets.id }),
    deleteUnusedGame(db, owned.userId, gameId),
    keepNewestDeleted(db, ENTRY_SETS, owned.userId),
  ])
  return deleted.length > 0
}

/**
 * Restores a set deleted within the last hour with its id, results, entries and time, and its slate if that is still stored.
 * An entry that the user has entered elsewhere since stays there. Does nothing when the set is not among the deleted ones.
 * Null without such a set.
 */
export async function restoreEntrySet(db: Db, owned: OwnedRecord): Promise<WholeSet | null> {
  const stored = (name: string) => sql`entry_set ->> ${name}`
  const given: Record<string, ReturnType<typeof stored>> = {
    game_id: sql`(select id from games where id = entry_set ->> 'game_id')`,
    // Null when the user has saved another set under the key since.
    idempotency_key: sql`iif(exists (select 1 from entry_sets as other where other.user_id = deleted_entry_sets.user_id
      and other.idempotency_key = entry_set ->> 'idempotency_key'), null, entry_set ->> 'idempotency_key')`,
  }
  const values = COLUMNS.map((name) => given[name] ?? stored(name))
  const results = await db.batch([
    db
      .insert(entrySets)
      .select(
        sql`select ${sql.join(values, sql`, `)} from deleted_entry_sets
          where set_id = ${owned.id} and user_id = ${owned.userId}`,
      )
      .onConflictDoNothing(),
    restoreEntries(db, owned),
    db
      .delete(deletedEntrySets)
      .where(and(eq(deletedEntrySets.setId, owned.id), eq(deletedEntrySets.userId, owned.userId))),
    enforceLimit(db, owned.userId, 'entrySets'),
    enforceLimit(db, owned.userId, 'entrySetBytes'),
    enforceLimit(db, owned.userId, 'enteredEntries'),
    selectSet(db, owned),
  ])
  return setIn(results[6])
}

function restoreEntries(db: Db, { id, userId }: OwnedRecord) {
  const values = columnNames(enteredEntries).map((name) => {
    if (name === 'user_id') return sql`deleted_entry_sets.user_id`
    if (name === 'set_id') return sql`deleted_entry_sets.set_id`
    if (name === 'checked') return sql`0`
    const at = ENTRY_COLUMNS.indexOf(name)
    return at === -1 ? sql`null` : sql.raw(`value ->> ${at}`)
  })
  return db
    .insert(enteredEntries)
    .select(
      sql`select ${sql.join(values, sql`, `)} from deleted_entry_sets, json_each(ifnull(deleted_entry_sets.entries, '[]'))
        where deleted_entry_sets.set_id = ${id} and deleted_entry_sets.user_id = ${userId}`,
    )
    .onConflictDoNothing()
}
