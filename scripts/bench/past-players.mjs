// Salaries of past slates with what the players then scored; not part of the repository.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import Papa from 'papaparse'

/**
 * @import { PricedPlayer } from '#core/projections/priced-player.ts'
 * @typedef {PricedPlayer & { slate: string, season: string, name: string, scored: number, known: boolean }} Past
 *   A priced player and what was then scored; `scored` is 0 where it is not known.
 */

export const FOLDER = path.join(process.env.PROVIDER_FILES || '../shared/data', 'baseline')
export const SINGLE_GAMES = 'showdown_flex_salary_fppg_actual_shared.csv'
/** A game of another league than the NFL. */
export const OTHER_LEAGUE = '2023-03-19_ARL@SA'

/**
 * Reads a file of salaries with what was then scored.
 * @param {string} file
 * @returns {Past[]}
 */
export function pastOf(file) {
  const bytes = readFileSync(path.join(FOLDER, file))
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  /** @type {{ data: Record<string, string>[] }} */
  const { data } = Papa.parse(text, { header: true, skipEmptyLines: true })
  return data.map((row) => ({
    slate: row.slate ?? '',
    season: row.season ?? '',
    position: row.pos ?? '',
    team: row.team ?? null,
    salary: Number(row.Salary ?? row.flex_salary),
    average: Number(row.fppg ?? row.F),
    name: row.player ?? row.Player ?? '',
    scored: Number(row.actual ?? 0),
    known: (row.actual ?? '') !== '',
  }))
}
