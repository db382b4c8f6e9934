import { toHundredths } from '#core/players/shown-points.ts'
import type { Fields } from '../waiting-save.ts'

/**
 * Whether a record has these fields; it may have others. Amounts are compared in hundredths, as they are stored, and ids of
 * entries in any order.
 */
export function hasFields(record: Fields, fields: Fields): boolean {
  return Object.entries(fields).every(([name, value]) => textOf(record[name]) === textOf(value))
}

function textOf(value: unknown): string {
  const isIds = Array.isArray(value) && value.every((each) => typeof each === 'string')
  return JSON.stringify(isIds ? value.toSorted() : value, (_, each: unknown) =>
    typeof each === 'number' ? toHundredths(each) : (each ?? null),
  )
}
