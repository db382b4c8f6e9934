import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * A row of the table as the text of a JSON object by the names of its columns, in SQL. The columns are those of the schema, so
 * a new one is in it too. Put together piece by piece, because a function of D1 takes 32 arguments at most.
 */
export function rowAsJson(table: SQLiteTable) {
  const pieces = columnNames(table).map(
    (name, i) => `'${i === 0 ? '{' : ','}"${name}":' || json_quote(${name})`,
  )
  return sql.raw(`${pieces.join(' || ')} || '}'`)
}

/** Names of the columns in the database, in the order of the schema. */
export function columnNames(table: SQLiteTable): string[] {
  return Object.values(getTableColumns(table)).map(({ name }) => name)
}
