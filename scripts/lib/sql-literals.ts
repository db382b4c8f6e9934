/** Replaces each `?` by its value as an SQL literal, for a database client without parameters. */
export function sqlWithValues(sql: string, values: readonly unknown[]): string {
  const [first = '', ...rest] = sql.split('?')
  if (rest.length !== values.length) {
    throw new Error(`${values.length} values for ${rest.length} places: ${sql}`)
  }
  return rest.reduce((text, piece, i) => text + literal(values[i]) + piece, first)
}

/** Text is written as the hex digits of its bytes, so it can't end the literal. */
function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value === 'string') return `cast(x'${Buffer.from(value).toString('hex')}' as text)`
  throw new Error(`${typeof value} is no value of a query`)
}
