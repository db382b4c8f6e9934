import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readCsvRows } from '#core/files/csv-table.ts'

/**
 * The rows of a CSV file by the names of its header.
 * @param {string} file
 * @returns {Partial<Record<string, string>>[]}
 */
export function table(file) {
  const [header = [], ...rows] = cellsOf(readText(file))
  return rows
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])))
}

/** @param {string} text */
export function cellsOf(text) {
  const read = readCsvRows(text.replaceAll('\r\n', '\n'), ',')
  if (!read.ok) throw new Error(`The file is not read: ${read.error.kind}`)
  return read.value
}

/** @param {string} file */
export function readText(file) {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '')
}
