import path from 'node:path'
import { StandingsReader } from '#core/contest/standings-reader.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { peopleOf } from '#core/players/people.ts'
import { normalizePosition } from '#core/players/player.ts'
import { mainSlateBaseline } from '#core/projections/main-slate.ts'
import { singleGameBaseline } from '#core/projections/single-game.ts'
import { folder, showdownContests } from '../learning/past-contests.mjs'
import { readText, table } from '../learning/tables.mjs'

/**
 * @import { Format } from '#core/formats/format.ts'
 * @import { Field } from '#core/contest/field.ts'
 * @import { Person } from '#core/players/people.ts'
 * @import { Player } from '#core/players/player.ts'
 * @import { Baseline } from '#core/projections/priced-player.ts'
 * @typedef {{ name: string, mode: Format, rows: Player[], field: Field }} FinishedContest
 *   `rows`: the pool with baseline estimates as points; `field`: every entry with its points.
 */

const SHOWDOWNS = new Map([
  ['SEA@LAR', 'nfl_showdown_2021-12-21_SEA@LAR_121022221.csv.gz'],
  ['WAS@PHI', 'nfl_showdown_2021-12-21_WAS@PHI_121022222.csv.gz'],
])
const MAIN_SLATES = [
  { name: 'main slate, 2018 week 9', file: 'nfl_classic_2018w9.csv.gz', slate: '2018_Week9.csv' },
  { name: 'main slate, 2019 week 13', file: 'nfl_classic_2019w13.csv.gz', slate: '2019_Week13.csv' },
  { name: 'main slate, 2020 week 9', file: 'nfl_classic_2020w9_95725559.csv.gz', slate: '2020_Week9.csv' },
]
const MAIN_SLATE = { ...STANDARD, inactivePrices: [], doubtfulStarter: null }

/**
 * Two single games, whose prices are inferred from the lineups since no salary file is kept, and three main slates with
 * their salary files.
 * @returns {FinishedContest[]}
 */
export function finishedContests() {
  const showdowns = showdownContests().flatMap(({ name, pool }) => {
    const file = SHOWDOWNS.get(name)
    if (!file) return []
    const rows = withBaseline(pool, SHOWDOWN, singleGameBaseline)
    return [{ name: `single game, ${name}`, mode: SHOWDOWN, rows, field: fieldOf(file) }]
  })
  const slates = MAIN_SLATES.map(({ name, file, slate }) => {
    const rows = withBaseline(mainSlatePool(slate), MAIN_SLATE, mainSlateBaseline)
    return { name, mode: MAIN_SLATE, rows, field: fieldOf(file) }
  })
  return [...showdowns, ...slates]
}

/** @param {string} file */
function mainSlatePool(file) {
  return table(path.join(folder, 'salaries-classic-nfl', file)).map((row, index) => {
    const team = row.TeamAbbrev ?? row.Team ?? ''
    const [away = '', home = ''] = (row['Game Info'] ?? '').split(' ')[0]?.split('@') ?? []
    return makePlayer({
      id: `player-${index}`,
      name: (row.Name ?? row.Player ?? '').trim(),
      position: normalizePosition(row.Position ?? ''),
      team,
      opponent: team === away ? home : away,
      salary: Number(row.Salary),
      fppg: Number(row.AvgPointsPerGame),
    })
  })
}

/**
 * @param {readonly Player[]} pool
 * @param {Format} mode
 * @param {Baseline} baseline
 */
function withBaseline(pool, mode, baseline) {
  const { people, personOfRow } = peopleOf(pool, mode)
  const priced = new Map(
    people.map((person) => [
      person,
      {
        position: person.row.actualPosition,
        team: person.row.team,
        salary: person.flexPrice,
        average: person.row.fppg,
      },
    ]),
  )
  const all = [...priced.values()]
  return pool.map((row, index) => {
    const own = priced.get(/** @type {Person} */ (personOfRow[index]))
    const points = own ? baseline(own, all) : null
    return {
      ...row,
      projectedPoints: points,
      projectedBy: points === null ? null : /** @type {const} */ ('baseline'),
    }
  })
}

/** @param {string} file */
function fieldOf(file) {
  const text = readText(path.join(folder, 'contest-standings', file))
  const reader = new StandingsReader({ keepBest: 1 })
  for (let at = 0; at < text.length; at += 65_536) reader.push(text.slice(at, at + 65_536))
  const read = reader.finish()
  if (!read.ok) throw new Error(`${file} is not read: ${read.error.kind}`)
  return read.value.field
}
