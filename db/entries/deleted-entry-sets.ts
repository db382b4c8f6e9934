import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { copyRows, keyIfFree } from '../deleted-records.ts'
import { type DeletedRecords, isMine } from '../records.ts'
import { rowAsJson } from '../row-as-json.ts'
import { deletedEntrySets, enteredEntries, entrySets } from '../schema.ts'

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
const ENTRY_COLUMNS = columnsOf(enteredEntries)
  .map(({ name }) => name)
  .filter((name) => !LOOKED_UP.includes(name))

export const DELETED_ENTRY_SETS: DeletedRecords = {
  table: deletedEntrySets,
  kept: {
    entrySet: rowAsJson(Object.fromEntries(columnsOf(entrySets).map((column) => [column.name, column]))),
    entries: sql.raw(
      `(select json_group_array(json_array(${ENTRY_COLUMNS.join(', ')})) from entered_entries where set_id = entry_sets.id)`,
    ),
  },
  gameId: sql`entry_set ->> 'game_id'`,
  restore(db, owned) {
    const isDeleted = isMine(deletedEntrySets, owned)
    const ofSet: Record<string, ReturnType<typeof sql>> = {
      game_id: sql`(select id from games where id = entry_set ->> 'game_id')`,
      idempotency_key: keyIfFree(entrySets, owned.userId, sql`entry_set ->> 'idempotency_key'`),
    }
    const ofEntry: Record<string, ReturnType<typeof sql>> = {
      user_id: sql`${owned.userId}`,
      set_id: sql`${owned.id}`,
      checked: sql`0`,
    }
    const entries = sql`from ${deletedEntrySets}, json_each(ifnull(${deletedEntrySets.entries}, '[]')) where ${isDeleted}`
    return [
      copyRows(db, entrySets, sql`from ${deletedEntrySets} where ${isDeleted}`, (_, name) => {
        return ofSet[name] ?? sql.raw(`entry_set ->> '${name}'`)
      }),
      copyRows(db, enteredEntries, entries, (_, name) => {
        const at = ENTRY_COLUMNS.indexOf(name)
        return ofEntry[name] ?? (at === -1 ? sql`null` : sql.raw(`value ->> ${at}`))
      }),
    ]
  },
  limits: ['entrySets', 'entrySetBytes', 'enteredEntries'],
}

function columnsOf(table: SQLiteTable) {
  return Object.values(getTableColumns(table))
}
