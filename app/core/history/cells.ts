/** Reads cells of a contest history. */

import { unguardCell } from '../files/spreadsheet-csv.ts'
import { tidyCell } from '../files/tidy-cell.ts'
import { tinyToZero } from '../numbers/tiny-to-zero.ts'
import { err, ok, type Result } from '../result.ts'
import { MOST_ENTRY_DOLLARS, MOST_ENTRY_POINTS } from './historical-entry.ts'

/** Why a cell is refused, as the part of a sentence that follows the column's name: `is missing`. */
export type CellProblem = string

export function textIn(cell: string): Result<string, CellProblem> {
  return ok(tidyCell(unguardCell(cell)))
}

/** A value to group by; a missing one gets a group of its own. */
export function kindIn(cell: string): Result<string, CellProblem> {
  return ok(tidyCell(unguardCell(cell)) || 'Unknown')
}

/** Ids are digits. A spreadsheet turns long ones into `8.24E+09`, which no longer identifies the entry. */
export function keyIn(cell: string): Result<string, CellProblem> {
  const key = cell.trim().replace(/\.0+$/, '')
  if (key === '') return err('is missing')
  if (/^[\w-]{1,64}$/.test(key)) return ok(key)
  return err(
    `${quoted(cell)} is not an entry's number; export the file again without opening it in a spreadsheet`,
  )
}

export function contestKeyIn(cell: string): Result<string, CellProblem> {
  return ok(tidyCell(cell).replace(/\.0+$/, ''))
}

const AMOUNT = /^(-?)\$?(-?)(\d{1,3}(?:,\d{3}){1,2}|\d{0,9})(?:\.(\d{1,2})0*)?$/

/** Cents of `$1,234.50`, `12.5`, `(1.00)` for a negative; null for a blank or a dash. */
export function centsIn(cell: string): Result<number | null, CellProblem> {
  const text = cell.replace(/\s/g, '')
  if (text === '' || text === '-') return ok(null)
  const inParentheses = /^\((.*)\)$/.exec(text)
  const [found, minus, minusBehindDollar, dollars = '', cents = ''] =
    AMOUNT.exec(inParentheses?.[1] ?? text) ?? []
  if (found === undefined || dollars + cents === '')
    return err(`${quoted(cell)} is not an amount like $1,234.50`)
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  if (amount > MOST_ENTRY_DOLLARS * 100) return err(`${quoted(cell)} is more than any contest pays`)
  return ok(inParentheses || minus || minusBehindDollar ? -amount || 0 : amount)
}

/** An empty cell means nothing was won. */
export function winningsIn(cell: string): Result<number, CellProblem> {
  const read = centsIn(cell)
  return read.ok ? ok(read.value ?? 0) : read
}

export function feeIn(cell: string): Result<number, CellProblem> {
  const read = winningsIn(cell)
  return read.ok && read.value < 0 ? err(`${quoted(cell)} is negative`) : read
}

/** `1500`, `1,500` or a spreadsheet's `1500.0`; null for a blank or a dash. */
export function countIn(cell: string): Result<number | null, CellProblem> {
  const text = cell.trim()
  if (text === '' || text === '-') return ok(null)
  if (/^(\d{1,3}(,\d{3}){1,2}|\d{1,9})(\.0+)?$/.test(text)) return ok(Number(text.replaceAll(',', '')))
  return err(`${quoted(cell)} is not a whole number`)
}

/** Places start at 1; 0 means no place. */
export function placeIn(cell: string): Result<number | null, CellProblem> {
  const read = countIn(cell)
  return read.ok ? ok(read.value || null) : read
}

export function pointsIn(cell: string): Result<number | null, CellProblem> {
  const text = cell.trim()
  if (text === '' || text === '-') return ok(null)
  if (/^-?(\d{1,3}(,\d{3})+|\d{1,7})?(\.\d+)?$/.test(text) && /\d/.test(text)) {
    const points = tinyToZero(Number(text.replaceAll(',', '')))
    if (Math.abs(points) <= MOST_ENTRY_POINTS) return ok(points)
  }
  return err(`${quoted(cell)} is not a number`)
}

const ISO_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AP])M)?)?$/i

/** `2022-01-02 13:00:00`, or as a spreadsheet saves it: `1/2/22 13:00`, `1/2/2022 1:00:00 PM`. */
export function contestDateIn(cell: string): Result<string, CellProblem> {
  const text = cell.trim()
  if (text === '') return err('is missing')
  const parts = isoParts(text) ?? usParts(text)
  return parts && isRealTime(parts) ? ok(written(parts)) : err(`${quoted(cell)} is not a date`)
}

type DateParts = [year: number, month: number, day: number, hour: number, minute: number, second: number]

function isoParts(text: string): DateParts | null {
  const [found, ...parts] = ISO_DATE.exec(text) ?? []
  return found === undefined ? null : (parts.map((part) => Number(part ?? 0)) as DateParts)
}

function usParts(text: string): DateParts | null {
  const [found, month, day, year = '', hour = '0', minute = '0', second = '0', half] =
    US_DATE.exec(text) ?? []
  if (found === undefined) return null
  const fullYear = Number(year.length === 2 ? `20${year}` : year)
  const fullHour = half ? (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hour)
  return [fullYear, Number(month), Number(day), fullHour, Number(minute), Number(second)]
}

function isRealTime([year, month, day, hour, minute, second]: DateParts): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  // A day that the month does not have falls into another month.
  const isOnCalendar = date.getUTCMonth() === month - 1
  return year >= 1000 && isOnCalendar && hour < 24 && minute < 60 && second < 60
}

function written([year, ...parts]: DateParts): string {
  const [month, day, hour, minute, second] = parts.map((part) => String(part).padStart(2, '0'))
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

/** The cell for an error message: shortened, on one line. */
function quoted(cell: string): string {
  const shown = tidyCell(cell)
  return `"${shown.length > 40 ? `${shown.slice(0, 40)}...` : shown}"`
}
