/** What D1 bills, and round trips and bytes, which cost time. */
export type Spent = { rowsRead: number; rowsWritten: number; trips: number; bytes: number }

/** The database with a meter; `read` returns what was spent since the last `read`. */
export function meteredDatabase(d1: D1Database): { database: D1Database; read: () => Spent } {
  let spent: Spent = { rowsRead: 0, rowsWritten: 0, trips: 0, bytes: 0 }
  const count = (meta: D1Meta) => {
    spent.rowsRead += meta.rows_read
    spent.rowsWritten += meta.rows_written
    spent.bytes = meta.size_after
  }
  const inner = new WeakMap<object, D1PreparedStatement>()
  const metered = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => {
      spent.trips += 1
      const result = await statement.all<Record<string, unknown>>()
      count(result.meta)
      return result
    }
    // `raw` returns no meta, so `all` counts. A select can run again; a change returns no two columns of the same name.
    const raw = async () => {
      const { results } = await all()
      return /^\s*(select|with)/i.test(sql) ? statement.raw() : results.map((row) => Object.values(row))
    }
    const bind = (...values: unknown[]) => metered(sql, statement.bind(...values))
    const proxy = { bind, all, run: all, raw } as unknown as D1PreparedStatement
    inner.set(proxy, statement)
    return proxy
  }
  const session = {
    prepare: (sql: string) => metered(sql, d1.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      spent.trips += 1
      const results = await d1.batch(statements.map((each) => inner.get(each)!))
      for (const { meta } of results) count(meta)
      return results
    },
    getBookmark: () => null,
  }
  return {
    database: { ...session, withSession: () => session } as unknown as D1Database,
    read: () => {
      const reading = spent
      spent = { rowsRead: 0, rowsWritten: 0, trips: 0, bytes: reading.bytes }
      return reading
    },
  }
}
