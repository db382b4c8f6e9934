import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { personOf, realContest } from './real-contest.mjs'
import { table } from './tables.mjs'

/**
 * @import { RealContest } from './real-contest.mjs'
 * @typedef {{ name: string, standings: string, salaries: string, week?: { season: string, week: string } }} Past
 */

const FOLDER = process.env.PROVIDER_FILES || '../shared/data'
export const STANDINGS = path.join(FOLDER, 'contest-standings')
/** Weeks of contests whose file has no points: they come from the table of weekly points. */
const WEEKS = new Map([['SEA@PIT', { season: '2021', week: '6' }]])

/**
 * Whole contests that were played, with a salary file: those of the data folder, or `STANDINGS=SALARIES` as named.
 * @param {readonly string[]} named
 * @returns {{ name: string, salaries: string, real: RealContest }[]}
 */
export function playedContests(named) {
  const contests = named.length > 0 ? named.map(pastOf) : contestsOfFolder()
  return contests.map(({ name, salaries, standings, week }) => ({
    name,
    salaries,
    real: realContest(standings, week ? weeklyPoints(week) : null),
  }))
}

/** @returns {Past[]} */
function contestsOfFolder() {
  const prices = path.join(STANDINGS, 'inferred-salaries')
  if (!existsSync(prices)) return []
  const files = readdirSync(STANDINGS)
  return readdirSync(prices).flatMap((file) => {
    const name = file.replace('.csv', '')
    const standings = files.find((each) => each.includes(`_${name}_`))
    const week = WEEKS.get(name)
    return standings
      ? [
          {
            name,
            standings: path.join(STANDINGS, standings),
            salaries: path.join(prices, file),
            ...(week && { week }),
          },
        ]
      : []
  })
}

/**
 * @param {string} pair
 * @returns {Past}
 */
function pastOf(pair) {
  const [standings = '', salaries] = pair.split('=')
  if (!salaries) throw new Error(`${pair} is not STANDINGS=SALARIES.`)
  return { name: path.basename(salaries, '.csv'), standings, salaries }
}

/** @param {{ season: string, week: string }} of */
function weeklyPoints({ season, week }) {
  const rows = table(path.join(FOLDER, 'nfl-points', 'nfl_weekly_dkpoints_2021_2023.csv'))
  return new Map(
    rows
      .filter((row) => row.season === season && row.week === week)
      .map(({ player = '', dk_points }) => [personOf(player), Number(dk_points)]),
  )
}
