// The single games of the data folder, which is not part of the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Papa from 'papaparse'
import { groupBy } from '#core/collections/group-by.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'

/**
 * @import { Player } from '#core/players/player.ts'
 * @typedef {{ name: string, pool: Player[], isScored: boolean }} SingleGame
 *   `isScored`: `actualPoints` of every row is what was then scored.
 */

const FOLDER = process.env.PROVIDER_FILES || '../shared/data'
const SALARY_FILES = path.join(FOLDER, 'salaries-showdown-nfl')
const SCORED_GAMES = path.join(FOLDER, 'baseline/showdown_flex_salary_fppg_actual_shared.csv')
/** A game of another league than the NFL, whose scores are not known. */
const OTHER_LEAGUE = '2023-03-19_ARL@SA'
/** Without a known score, players of these positions did not play. */
const SKILL = ['QB', 'RB', 'WR', 'TE']

/**
 * Each salary file of a single game, and the games with known scores; no defenses in those. Empty without the folder.
 * @returns {SingleGame[]}
 */
export function singleGames() {
  return [...salaryFiles(), ...scoredGames()]
}

/** @returns {SingleGame[]} */
function salaryFiles() {
  if (!existsSync(SALARY_FILES)) return []
  return readdirSync(SALARY_FILES)
    .sort()
    .map((file) => {
      const slate = parseSlateCsv(readFileSync(path.join(SALARY_FILES, file), 'utf8'), { format: SHOWDOWN })
      if (!slate.ok) throw new Error(`${file} can't be read`)
      return { name: file, pool: slate.value.players, isScored: false }
    })
}

/** @returns {SingleGame[]} */
function scoredGames() {
  if (!existsSync(SCORED_GAMES)) return []
  /** @type {{ data: Record<string, string>[] }} */
  const { data } = Papa.parse(readFileSync(SCORED_GAMES, 'utf8'), { header: true, skipEmptyLines: true })
  return [...groupBy(data, (row) => row.slate ?? '')].map(([name, rows]) => ({
    name,
    pool: withCaptainTwins(
      rows.filter(({ pos = '', actual }) => actual || SKILL.includes(pos)).map(playerOf),
      SHOWDOWN,
    ),
    isScored: name !== OTHER_LEAGUE,
  }))
}

/**
 * @param {Record<string, string>} row
 * @param {number} index
 */
function playerOf({ player = '', pos = '', team, opp, flex_salary, fppg, actual }, index) {
  return makePlayer({
    ...{ id: `player-${index}`, name: player, position: pos, team: team ?? null, opponent: opp ?? null },
    ...{ salary: Number(flex_salary), fppg: Number(fppg), actualPoints: Number(actual || 0) },
  })
}
