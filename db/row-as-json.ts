import { type SQL, sql } from 'drizzle-orm'

/**
 * A row as the text of a JSON object with these keys, in SQL. Put together piece by piece, because a function of D1 takes 32
 * arguments at most; in parentheses, because an expression may be 100 operators deep.
 */
export function rowAsJson(columns: Record<string, { name: string }>): SQL {
  const pieces = Object.entries(columns).map(
    ([key, { name }], i) => `('${i === 0 ? '{' : ','}"${key}":' || json_quote(${name}))`,
  )
  return sql.raw(`${pieces.join(' || ')} || '}'`)
}
