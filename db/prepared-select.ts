import { fillPlaceholders, type Placeholder, type Query, sql } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { D1Like } from './client.ts'

type Database = DrizzleD1Database & { readonly $client: D1Like }

/** The part of drizzle's D1PreparedQuery that is used here; it maps the rows of D1's answer. */
type Prepared = { all(): Promise<unknown>; query: Query; stmt: unknown }
type Select = { prepare(): unknown }

/** Query builders ask for it when they are prepared; what it would be bound to is given with each use. */
const nowhere = drizzle({ prepare: () => null } as unknown as D1Database)

/**
 * A SELECT of which only values change. Its SQL text is built at the first use, and not again for each request: that would
 * be a tenth of the time of a page. `build` gets a placeholder for each name; the result takes a database and the values,
 * and is awaited or put into a batch like any other query.
 */
export function preparedSelect<const Name extends string, Built extends Select>(
  names: readonly Name[],
  build: (db: DrizzleD1Database, at: Record<Name, Placeholder>) => Built,
): (db: Database, values: Record<Name, number | string>) => Built {
  let template: Prepared | null = null
  return (db, values) => {
    template ??= build(nowhere, placeholders(names)).prepare() as Prepared
    const { query } = template
    const prepared: Prepared = Object.assign(Object.create(template), {
      query: { ...query, params: fillPlaceholders(query.params, values) },
      stmt: db.$client.prepare(query.sql),
    })
    const ready = {
      _prepare: () => prepared,
      // biome-ignore lint/suspicious/noThenProperty: drizzle's queries are awaited like promises
      then: (done?: (rows: unknown) => unknown, failed?: (error: unknown) => unknown) =>
        prepared.all().then(done, failed),
    }
    return ready as unknown as Built
  }
}

function placeholders<Name extends string>(names: readonly Name[]): Record<Name, Placeholder> {
  const named = names.map((name) => [name, sql.placeholder(name)])
  return Object.fromEntries(named) as Record<Name, Placeholder>
}
