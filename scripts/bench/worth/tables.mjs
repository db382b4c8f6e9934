import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import Papa from 'papaparse'

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

/**
 * Rows of cells. Not by the app's reader, which refuses tables of several seasons for their size.
 * @param {string} text
 * @returns {string[][]}
 */
export function cellsOf(text) {
  return Papa.parse(text, { delimiter: ',' }).data
}

/** @param {string} file */
export function readText(file) {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '')
}
