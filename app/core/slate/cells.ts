/** Reads single cells of a salary file; a cell that can't be read is null. */

import type { InjuryStatus } from '../players/player.ts'

/** Dollars without `$` and commas. */
export function dollarsIn(cell: string): number | null {
  const amount = cell.replace(/[$,\s]/g, '')
  return /^\d{1,9}(\.\d+)?$/.test(amount) ? Number(amount) : null
}

/** In a file that a spreadsheet divided by semicolons the comma is the decimal sign: `18,5` as `18.5`. */
export function withDecimalPoint(cell: string): string {
  return /^[+-]?\d*,\d+$/.test(cell) ? cell.replace(',', '.') : cell
}

/** Points and ranks; a number of 2,000 or more is neither. */
export function numberIn(cell: string): number | null {
  if (!/^[+-]?(\d{1,4}(\.\d*)?|\.\d+)$/.test(cell)) return null
  const number = Number(cell)
  return Math.abs(number) < 2000 ? number : null
}

/** Ranks start at 1; 0 means unknown. */
export function rankIn(cell: string): number | null {
  const rank = numberIn(cell)
  return rank !== null && rank >= 1 ? rank : null
}

/** `WR`, `SF/PF`, `D/ST`, `1B`, `Wide Receiver`; tables pasted below the players have other text there. */
export function positionIn(cell: string): string | null {
  return /^(?=.*\p{L})[\p{L}\d /&.-]{1,24}$/u.test(cell) ? cell : null
}

export function injuryStatusIn(cell: string): InjuryStatus {
  return INJURY_CODES.get(cell.toUpperCase()) ?? 'Healthy'
}

/** Whether a status says that the player plays. A blank says nothing. */
export function isActiveStatus(cell: string): boolean {
  return ACTIVE_CODES.has(cell.toUpperCase())
}

const ACTIVE_CODES = new Set('ACTIVE ACT HEALTHY P PROBABLE CONFIRMED STARTING STARTER'.split(' '))

/** The providers' status codes; a player who can't play is Out for any reason. */
const INJURY_CODES = new Map<string, InjuryStatus>([
  ...['O', 'OUT', 'IR', 'IR-R', 'PUP', 'PUP-R', 'NFI', 'NFI-R', 'SUS', 'SUSP', 'NA', 'DNR', 'IL'].map(
    (code) => [code, 'Out'] as const,
  ),
  ...['D', 'DOUBTFUL'].map((code) => [code, 'Doubtful'] as const),
  ...['Q', 'QUESTIONABLE', 'GTD', 'DTD'].map((code) => [code, 'Questionable'] as const),
])

/** Ids are digits, or digits in groups; spreadsheets turn them into `11896030.0`. */
export function providerIdIn(cell: string): string | null {
  const id = cell.replace(/\.0+$/, '')
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

/** Splits the provider's `Name + ID`: `DeAndre Hopkins (11896030)`. Without parentheses all of it is the name. */
export function nameAndIdIn(cell: string): { name: string; id: string | null } {
  const [, name = cell, id = null] = /^(.*?)\s*\((\d+)\)$/.exec(cell) ?? []
  return { name, id }
}
