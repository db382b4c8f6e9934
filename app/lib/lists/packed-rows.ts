/**
 * Rows of one shape as one JSON text with a list of values per key. Hundreds of rows take less than half the bytes, and
 * JSON.parse is faster than the router's own encoding.
 */
export type PackedRows<Row> = string & { readonly rows?: Row }

/** Values must survive JSON. */
export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const keys = Object.keys(rows[0] ?? {}) as (keyof Row)[]
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])))
}

export function unpackRows<Row extends object>(packed: PackedRows<Row>): Row[] {
  const columns: [string, unknown[]][] = Object.entries(JSON.parse(packed))
  const [first] = columns
  if (!first) return []
  return first[1].map(
    (_, index) => Object.fromEntries(columns.map(([key, values]) => [key, values[index]])) as Row,
  )
}
