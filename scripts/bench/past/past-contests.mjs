import { existsSync } from 'node:fs'
import path from 'node:path'
import { contestLessons } from '#core/contest/learning.ts'
import { readLineupText } from '#core/contest/lineup-text.ts'
import { StandingsReader } from '#core/contest/standings-reader.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { nflTeamKey } from '#core/players/nfl-teams.ts'
import { basePlayerIdOf, UNKNOWN_PLAYER_SCORES } from '#core/players/player.ts'
import { personOf } from '../worth/real-contest.mjs'
import { fittedPrices } from './fitted-prices.mjs'
import { cellsOf, readText, table } from './tables.mjs'

/**
 * @import { Format } from '#core/formats/format.ts'
 * @import { Player } from '#core/players/player.ts'
 * @typedef {{ captainPct: number, flexPct: number }} Shares
 * @typedef {{ name: string, position: string, points: number, team?: string | null, salary?: number, isOut?: boolean }} PoolEntry
 * @typedef {{ name: string, date: string, format: Format, pool: Player[], held: Map<string, Shares> }} PastContest
 *   `pool` has the averages before the contest; `held` the real shares by player, of each player in at least one lineup.
 */

/** Downloaded provider files, which may not be published: a folder beside the clone, or the one named here. */
const FOLDER = process.env.PROVIDER_FILES || '../shared/data'

export const hasPastContests = existsSync(path.join(FOLDER, 'contest-standings'))
export const folder = FOLDER

/** The mean of defenses over a season; the files have no averages of theirs. */
const DEFENSE_POINTS = 7
/** Who scored nothing and was in fewer lineups (percent) was known to be out. */
const OF_THOSE_OUT_PCT = 1.5

/**
 * Showdown of 2021; the pool is every player in at least one lineup, with the mean of the season's games played before and
 * a fitted price.
 */
export function showdownContests() {
  const standings = path.join(FOLDER, 'contest-standings')
  return [
    { file: 'nfl_showdown_2021-10-17_SEA@PIT_copies_128033entries.csv.gz', date: '2021-10-17', week: 6 },
    { file: 'nfl_showdown_2021-12-21_SEA@LAR_121022221.csv.gz', date: '2021-12-21', week: 15 },
    { file: 'nfl_showdown_2021-12-21_WAS@PHI_121022222.csv.gz', date: '2021-12-21', week: 15 },
    { file: 'nfl_showdown_sample2000_DERIVED.csv', date: '2022-01-03', week: 17, name: 'CLE@PIT' },
  ].map(({ file, date, week, name }) => {
    const text = readText(path.join(standings, file))
    const held = text.startsWith('Lineup,Count') ? sharesOfCopies(text) : sharesOfStandings(text)
    const season = seasonBefore(week)
    const game = name ?? /[A-Z]+@[A-Z]+/.exec(file)?.[0] ?? file
    const teams = new Set(game.split('@'))
    const people = [...held].map(([player, { captainPct, flexPct }]) => {
      const person = season.get(personOf(player))
      const named = nflTeamKey(player)
      const team = teams.has(named) ? named : null
      return {
        name: player,
        position: team ? 'DST' : (person?.position ?? 'FLEX'),
        // The table has the team of the season's end; with a third one a pool would have no two sides.
        team: team ?? (person && teams.has(person.team) ? person.team : null),
        points: team ? DEFENSE_POINTS : (person?.mean ?? 0),
        isOut: !team && captainPct + flexPct < OF_THOSE_OUT_PCT && !(person && person.scored > 0),
      }
    })
    const prices = fittedPrices(people, distinctLineups(text), FOLDER)
    const entries = people.map((person) => ({ ...person, salary: prices.get(person.name) ?? 0 }))
    return contestOf({
      name: game,
      date,
      format: SHOWDOWN,
      held,
      entries,
    })
  })
}

/**
 * @param {Omit<PastContest, 'pool'> & { entries: readonly PoolEntry[] }} contest
 * @returns {PastContest}
 */
function contestOf({ entries, ...contest }) {
  const rows = entries.map(({ name, position, points, team = null, salary = 5000, isOut = false }) => ({
    ...UNKNOWN_PLAYER_SCORES,
    id: `${position} ${name}`,
    providerId: null,
    name,
    position,
    actualPosition: position,
    basePlayerId: basePlayerIdOf(name),
    team,
    opponent: null,
    gameInfo: null,
    fppg: points,
    salary,
    injuryStatus: isOut ? /** @type {const} */ ('Out') : /** @type {const} */ ('Healthy'),
    captainPricing: null,
  }))
  return { ...contest, pool: withCaptainTwins(rows, contest.format) }
}

/**
 * @param {string} text
 * @returns {Map<string, Shares>}
 */
function sharesOfStandings(text) {
  const reader = new StandingsReader({ keepBest: 1 })
  for (let at = 0; at < text.length; at += 65_536) reader.push(text.slice(at, at + 65_536))
  const read = reader.finish()
  if (!read.ok) throw new Error(`The standings are not read: ${read.error.kind}`)
  const { lineups, players } = contestLessons(read.value.field, null)
  return new Map(
    players
      .filter((player) => player.lineups > 0)
      .map((player) => [
        player.playerName,
        {
          captainPct: (100 * player.captainLineups) / lineups,
          flexPct: (100 * (player.lineups - player.captainLineups)) / lineups,
        },
      ]),
  )
}

/**
 * A file of distinct lineups, each with the number of its entries.
 * @param {string} text
 */
function sharesOfCopies(text) {
  /** @type {Map<string, Shares>} */
  const counts = new Map()
  let all = 0
  for (const [lineup = '', count = ''] of cellsOf(text).slice(1)) {
    all += Number(count)
    for (const { code, name } of readLineupText(lineup)) {
      if (name === null) continue
      const shares = counts.get(name) ?? { captainPct: 0, flexPct: 0 }
      shares[code === SHOWDOWN.captain?.code ? 'captainPct' : 'flexPct'] += Number(count)
      counts.set(name, shares)
    }
  }
  for (const shares of counts.values()) {
    shares.captainPct *= 100 / all
    shares.flexPct *= 100 / all
  }
  return counts
}

/**
 * The distinct lineups of standings, or of a file of lineups with counts.
 * @param {string} text
 */
function distinctLineups(text) {
  const [header = [], ...rows] = cellsOf(text)
  const column = header.findIndex((name) => name.trim() === 'Lineup')
  const lineups = [...new Set(rows.map((cells) => cells[column] ?? ''))].map((lineup) => {
    const slots = readLineupText(lineup).flatMap(({ code, name }) => (name === null ? [] : [{ code, name }]))
    const captain = slots.find(({ code }) => code === SHOWDOWN.captain?.code)?.name
    const others = slots.filter(({ name }) => name !== captain).map(({ name }) => name)
    return { captain: captain ?? '', others }
  })
  return lineups.filter(({ captain, others }) => captain !== '' && others.length === 5)
}

/**
 * By person the position, the team, the mean points of the games of 2021 before that week in which they scored, and what
 * they scored in that week.
 * @param {number} week
 */
function seasonBefore(week) {
  /** @type {Map<string, { position: string, team: string, games: number[], scored: number }>} */
  const people = new Map()
  for (const row of table(path.join(FOLDER, 'nfl-points', 'nfl_weekly_dkpoints_2021_2023.csv'))) {
    const points = Number(row.dk_points)
    if (row.season !== '2021') continue
    const key = personOf(row.player ?? '')
    const known = people.get(key) ?? { games: [], scored: 0 }
    const games = Number(row.week) < week && points !== 0 ? [...known.games, points] : known.games
    const scored = Number(row.week) === week ? points : known.scored
    people.set(key, { position: row.position ?? '', team: row.team ?? '', games, scored })
  }
  return new Map(
    [...people].map(([key, { games, ...person }]) => [
      key,
      { ...person, mean: games.reduce((sum, each) => sum + each, 0) / Math.max(1, games.length) },
    ]),
  )
}
