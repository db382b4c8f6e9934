// D1 accepts no statement over 100 KB, and its export writes one statement per row: an export with a larger salary file
// can't be imported. Here such a row is inserted with empty texts, to which the content is then appended in pieces.
import { outsideQuotes } from './sql-statements.mjs'

/** UTF-8 needs at most three bytes for each UTF-16 unit. */
const LONGEST_STATEMENT = 30_000
const PIECE = 24_000

/**
 * Statements with the same effect, none longer than D1 accepts. Throws when a row can't be identified.
 * @param {readonly string[]} statements
 */
export function* shortStatements(statements) {
  const keyed = new Set(statements.map(tableKeyedByFirstColumn))
  for (const statement of statements) {
    if (statement.length <= LONGEST_STATEMENT || !/^\s*INSERT INTO/.test(statement)) yield statement
    else yield* piecesOf(statement, keyed)
  }
}

/**
 * @param {string} statement
 * @param {ReadonlySet<string | undefined>} keyed
 */
function* piecesOf(statement, keyed) {
  const { table, columns, values } = insertOf(statement)
  if (!keyed.has(table)) throw new Error(`A row of ${table} is over D1's 100 KB and has no key of one column`)
  const row = `WHERE "${columns[0]}" = ${values[0]}`
  const long = values.map((value) => value.length > PIECE)
  const short = values.map((value, i) => (long[i] ? "''" : value))
  const names = columns.map((column) => `"${column}"`)
  yield `INSERT INTO "${table}" (${names.join(',')}) VALUES(${short.join(',')});\n`
  for (const [i, value] of values.entries()) {
    if (!long[i]) continue
    const column = names[i]
    const { before, literal, after } = literalIn(value)
    for (const piece of cut(literal))
      yield `UPDATE "${table}" SET ${column} = ${column} || '${piece}' ${row};\n`
    if (before || after) yield `UPDATE "${table}" SET ${column} = ${before}${column}${after} ${row};\n`
  }
}

/** @param {string} statement */
function insertOf(statement) {
  const [head, table = '', names = ''] =
    /^\s*INSERT INTO "([^"]+)" \(([^)]*)\) VALUES\(/.exec(statement) ?? []
  if (!head) throw new Error(`Not the insertion that D1 exports: ${statement.slice(0, 80)}`)
  const list = statement.slice(head.length, statement.lastIndexOf(')'))
  return { table, columns: names.split(',').map((name) => name.replaceAll('"', '')), values: valuesOf(list) }
}

/**
 * The values of a list, each as it is written: a literal, or calls around one.
 * @param {string} list
 */
function valuesOf(list) {
  const values = []
  let depth = 0
  let start = 0
  for (const at of outsideQuotes(list, '(),')) {
    if (list[at] === '(') depth += 1
    else if (list[at] === ')') depth -= 1
    else if (depth === 0) {
      values.push(list.slice(start, at))
      start = at + 1
    }
  }
  return [...values, list.slice(start)]
}

/**
 * `replace('a\nb','\n',char(10))` has its text in the first literal.
 * @param {string} value
 */
function literalIn(value) {
  const [quoted = ''] = /'[^']*(?:''[^']*)*'/.exec(value) ?? []
  const at = value.indexOf(quoted)
  return { before: value.slice(0, at), literal: quoted.slice(1, -1), after: value.slice(at + quoted.length) }
}

/**
 * Splits never within a doubled quote or a surrogate pair.
 * @param {string} literal
 */
function cut(literal) {
  return literal.match(new RegExp(`(?:''|[^'])(?:''|[^']){0,${PIECE}}`, 'gu')) ?? []
}

/** @param {string} statement */
function tableKeyedByFirstColumn(statement) {
  return /^\s*CREATE TABLE (?:IF NOT EXISTS )?[`"](\w+)[`"]\s*\(\s*\S+ integer PRIMARY KEY/i.exec(
    statement,
  )?.[1]
}
