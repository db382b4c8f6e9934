// D1 exports its tables with their rows in order of name. The rows of a table that refers to a later table can't be
// imported, because the rows they refer to do not exist yet.

const CREATED = /^\s*CREATE TABLE (?:IF NOT EXISTS )?[`"](\w+)[`"]/i
const INSERTED = /^\s*INSERT INTO "(\w+)"/

/**
 * The same statements in another order: all tables, then their rows (referenced tables first), then all others.
 * @param {readonly string[]} statements
 */
export function parentsFirst(statements) {
  /** @type {Map<string, string>} */
  const tables = new Map()
  for (const statement of statements) {
    const table = CREATED.exec(statement)?.[1]
    if (table) tables.set(table, statement)
  }
  const rows = Map.groupBy(statements, (each) => INSERTED.exec(each)?.[1])
  const parts = new Set([...tables.values(), ...[...tables.keys()].flatMap((table) => rows.get(table) ?? [])])
  /** @param {string} each */
  const isPragma = (each) => /^\s*PRAGMA/i.test(each)
  return [
    ...statements.filter(isPragma),
    ...tables.values(),
    ...inOrder(tables).flatMap((table) => rows.get(table) ?? []),
    ...statements.filter((each) => !parts.has(each) && !isPragma(each)),
  ]
}

/**
 * The names of the tables, each after those it refers to.
 * @param {ReadonlyMap<string, string>} tables
 */
function inOrder(tables) {
  /** @type {Set<string>} */
  const ordered = new Set()
  /**
   * @param {string} table
   * @param {readonly string[]} path
   */
  const visit = (table, path) => {
    if (ordered.has(table)) return
    if (path.includes(table))
      throw new Error(`${[...path, table].join(' -> ')}: these tables refer to each other`)
    for (const parent of parentsOf(table, tables)) visit(parent, [...path, table])
    ordered.add(table)
  }
  for (const table of tables.keys()) visit(table, [])
  return [...ordered]
}

/**
 * @param {string} table
 * @param {ReadonlyMap<string, string>} tables
 */
function parentsOf(table, tables) {
  const named = Array.from(
    tables.get(table)?.matchAll(/REFERENCES [`"](\w+)[`"]/gi) ?? [],
    ([, name]) => name ?? '',
  )
  return named.filter((name) => name !== table && tables.has(name))
}
