// Writes public/samples/{showdown,bigleague,standard}.csv: invented players of invented teams at believable prices, in the
// provider's format. Seeded, so running it again changes nothing: node scripts/make-sample-slates.mjs
import { writeFileSync } from 'node:fs'
import { randomFrom } from '#core/numbers/random-from.ts'

/**
 * @typedef {[code: string, nickname: string]} Team
 * @typedef {{ position: string, depth: number, best: number, fall: number }} Depth
 * @typedef {{
 *   name: string, position: string, team: string, gameInfo: string,
 *   share: number, best: number, oprk: number, average: number,
 * }} Person
 * @typedef {{ perPoint: number }} PerPoint what a dollar-per-point price adds
 * @typedef {{ top: number }} Top what the best one costs
 * @typedef {{ floor: number, from: number, perPoint: number }} FromFloor the least price, and a line above it
 * @typedef {(string | number)[]} Cells
 */

const HEADER =
  'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame,Status,OPRK'

/**
 * Cities without a team in the league.
 * @type {Team[]}
 */
const TEAMS = [
  ['POR', 'Rapids'],
  ['RIC', 'Ironclads'],
  ['ABQ', 'Roadrunners'],
  ['AUS', 'Stampede'],
  ['BOI', 'Grizzlies'],
  ['BHM', 'Forge'],
  ['COL', 'Captains'],
  ['HFD', 'Admirals'],
  ['HON', 'Breakers'],
  ['LOU', 'Colonels'],
  ['MEM', 'Monarchs'],
  ['MIL', 'Brewmen'],
  ['NOR', 'Corsairs'],
  ['OKC', 'Drillers'],
  ['OMA', 'Plainsmen'],
  ['ORL', 'Stingrays'],
  ['PRV', 'Harbormen'],
  ['RAL', 'Oaks'],
  ['ROC', 'Foundry'],
  ['SAC', 'Gold'],
  ['SAT', 'Rangers'],
  ['SDG', 'Tritons'],
  ['SLC', 'Summit'],
  ['SPO', 'Timber'],
  ['STL', 'Archers'],
  ['TUC', 'Scorpions'],
  ['TUL', 'Wildcatters'],
  ['WOR', 'Minutemen'],
]

const FIRST_NAMES =
  'Marcus Devin Tyler Jaylen Andre Cole Darius Trey Isaiah Malik Caleb Grant Elijah Landon Desmond ' +
  'Wyatt Quentin Nate Terrell Omar Shane Micah Brandon Xavier Preston Reggie Hunter Kendall Dominic ' +
  'Roman Ty Gabriel Curtis Emmett Jonah Rashad Colton Tobias Vernon Dante'
const LAST_NAMES =
  'Halvorsen Whitlow Tolliver Braddock Castellano Pruitt Lindqvist Merriweather Delacroix Vance Kettering ' +
  'Quintero Hargrove Easterling Okafor Pennington Carrington Ledoux Sandoval Thibault Upshaw Vandermeer ' +
  'Wexler Yarborough Zielinski Ashford-Bell Beckwith Crutchfield Dunleavy Eberhardt Folarin Gaskins ' +
  'Ibarra Jernigan Kowalczyk Lattimer Montoya Nakamura Oyelaran Rutledge'

// Per position: how many of a team are listed, the best one's average, how fast it falls with depth, and what a
// dollar-per-point price adds (Showdown) or the best one costs (Big League).
const SHOWDOWN_ROSTER = [
  { position: 'QB', depth: 2, best: 20.5, fall: 0.08, perPoint: 510 },
  { position: 'RB', depth: 4, best: 16.5, fall: 0.48, perPoint: 590 },
  { position: 'WR', depth: 8, best: 17, fall: 0.62, perPoint: 580 },
  { position: 'TE', depth: 4, best: 10.5, fall: 0.4, perPoint: 560 },
  { position: 'K', depth: 1, best: 8.6, fall: 1, perPoint: 540 },
  { position: 'DST', depth: 1, best: 7.2, fall: 1, perPoint: 550 },
]
const BIG_LEAGUE_ROSTER = [
  { position: 'QB', depth: 1, best: 25, fall: 1, top: 34 },
  { position: 'RB', depth: 2, best: 23, fall: 0.5, top: 45 },
  { position: 'WR', depth: 3, best: 22, fall: 0.62, top: 42 },
  { position: 'TE', depth: 1, best: 16, fall: 1, top: 27 },
  { position: 'K', depth: 1, best: 10.5, fall: 1, top: 4 },
  { position: 'DST', depth: 1, best: 10, fall: 1, top: 7 },
]

const MAIN_SLATE_ROSTER = [
  { position: 'QB', depth: 2, best: 20.5, fall: 0.08, floor: 4000, from: 2600, perPoint: 205 },
  { position: 'RB', depth: 3, best: 16.5, fall: 0.48, floor: 4000, from: 3100, perPoint: 275 },
  { position: 'WR', depth: 5, best: 17, fall: 0.62, floor: 3000, from: 2300, perPoint: 325 },
  { position: 'TE', depth: 2, best: 10.5, fall: 0.4, floor: 2500, from: 1700, perPoint: 300 },
  { position: 'DST', depth: 1, best: 7.2, fall: 1, floor: 2200, from: 1500, perPoint: 220 },
]
const MAIN_SLATE_GAMES = 12

const random = randomFrom(20_261_213)

writeFileSync('public/samples/showdown.csv', csv(showdownRows()))
writeFileSync('public/samples/bigleague.csv', csv(bigLeagueRows()))
writeFileSync('public/samples/standard.csv', csv(mainSlateRows()))

function showdownRows() {
  const game = { away: teamAt(0), home: teamAt(1), time: '12/13/2026 08:20PM ET' }
  const people = withStatus(rostersOf(game, SHOWDOWN_ROSTER, newNames()).map(withShowdownPrice))
  const byPrice = people.toSorted((a, b) => b.salary - a.salary)
  const captains = byPrice.map((person, i) => row(person, 70_100_001 + i, 'CPT', person.salary * 1.5))
  const flex = byPrice.map((person, i) => row(person, 70_100_101 + i, 'FLEX', person.salary))
  return [...captains, ...flex]
}

/** @param {number} index */
function teamAt(index) {
  const team = TEAMS[index]
  if (!team) throw new Error(`There is no team ${index}`)
  return team
}

function bigLeagueRows() {
  const names = newNames()
  const games = Array.from({ length: TEAMS.length / 2 }, (_, i) => ({
    away: teamAt(2 * i),
    home: teamAt(2 * i + 1),
    time: bigLeagueTime(i),
  }))
  const people = games.flatMap((game) => rostersOf(game, BIG_LEAGUE_ROSTER, names)).map(withAuctionPrice)
  return withStatus(people)
    .toSorted((a, b) => b.salary - a.salary || b.average - a.average)
    .map((person, i) => row(person, 70_200_001 + i, rosterCode(person.position), person.salary))
}

function mainSlateRows() {
  const names = newNames()
  const games = Array.from({ length: MAIN_SLATE_GAMES }, (_, i) => ({
    away: teamAt(2 * i),
    home: teamAt(2 * i + 1),
    time: `12/13/2026 ${i < 8 ? '01:00PM' : i < 10 ? '04:05PM' : '04:25PM'} ET`,
  }))
  const people = games.flatMap((game) => rostersOf(game, MAIN_SLATE_ROSTER, names)).map(withMainSlatePrice)
  return withStatus(people)
    .toSorted((a, b) => b.salary - a.salary || b.average - a.average)
    .map((person, i) => row(person, 70_300_001 + i, rosterCode(person.position), person.salary))
}

/**
 * @param {{ away: Team, home: Team, time: string }} game
 * @template Prices
 * @param {readonly (Depth & Prices)[]} roster
 * @param {Iterator<string, void>} names
 * @returns {(Person & Prices)[]}
 */
function rostersOf({ away, home, time }, roster, names) {
  return [away, home]
    .flatMap(([team, nickname]) => {
      const teamStrength = between(0.78, 1.08)
      return roster.flatMap((listed) => {
        const { position, depth, fall } = listed
        const oprk = Math.floor(between(1, 33))
        return Array.from({ length: depth }, (_, place) => ({
          ...listed,
          name: position === 'DST' ? `${nickname} ` : String(names.next().value),
          team,
          gameInfo: `${away[0]}@${home[0]} ${time}`,
          share: fall ** place * teamStrength * between(0.86, 1.06),
          oprk,
        }))
      })
    })
    .map((person) => ({ ...person, average: Math.round(person.best * person.share * 100) / 100 }))
}

/**
 * Multiples of $200 like the provider's, so that 1.5 times the price is a whole number too.
 * @param {Person & { perPoint: number }} person
 */
function withShowdownPrice(person) {
  const salary = 200 * Math.round((person.average * person.perPoint * between(0.88, 1.1)) / 200)
  return { ...person, salary: Math.min(12_400, Math.max(200, salary)) }
}

/**
 * Whole hundreds from the position's least price.
 * @param {Person & FromFloor} person
 */
function withMainSlatePrice(person) {
  const { floor, from, perPoint, average } = person
  const salary = 100 * Math.round((from + perPoint * average * between(0.94, 1.06)) / 100)
  return { ...person, salary: Math.max(floor, salary) }
}

/**
 * Auction prices: $1 for the lowest players, rising steeply towards the best.
 * @param {Person & { top: number }} person
 */
function withAuctionPrice(person) {
  const salary = Math.round(person.top * Math.min(1, person.share) ** 2.6 * between(0.9, 1.05))
  return { ...person, salary: Math.min(person.top, Math.max(1, salary)) }
}

/**
 * One of the ten most expensive players is Questionable, another one is Out.
 * @template {{ salary: number }} P
 * @param {readonly P[]} people
 * @returns {(P & { status: string })[]}
 */
function withStatus(people) {
  const dear = people.toSorted((a, b) => b.salary - a.salary)
  const statuses = new Map([
    [dear[4], 'Q'],
    [dear[8], 'OUT'],
  ])
  return people.map((person) => ({ ...person, status: statuses.get(person) ?? '' }))
}

/**
 * @param {Person & { status: string }} person
 * @param {number} id
 * @param {string} rosterPosition
 * @param {number} salary
 * @returns {Cells}
 */
function row({ position, name, gameInfo, team, average, status, oprk }, id, rosterPosition, salary) {
  return [
    position,
    `${name} (${id})`,
    name,
    id,
    rosterPosition,
    salary,
    gameInfo,
    team,
    average,
    status,
    oprk,
  ]
}

/** @param {string} position */
function rosterCode(position) {
  if (['RB', 'WR', 'TE'].includes(position)) return `${position}/FLEX`
  return position === 'K' ? 'PK' : position
}

/** @param {number} gameIndex */
function bigLeagueTime(gameIndex) {
  if (gameIndex === 13) return '12/14/2026 08:15PM ET'
  if (gameIndex === 12) return '12/13/2026 08:20PM ET'
  return `12/13/2026 ${gameIndex < 9 ? '01:00PM' : '04:25PM'} ET`
}

/** No name twice: first and last names are paired along diagonals of a 40 by 40 square. */
function* newNames() {
  const [firsts, lasts] = [FIRST_NAMES.split(' '), LAST_NAMES.split(' ')]
  for (let i = 0; i < firsts.length * lasts.length; i++) {
    const diagonal = Math.floor(i / firsts.length)
    yield `${firsts[i % firsts.length]} ${lasts[(i * 7 + diagonal) % lasts.length]}`
  }
}

/** @param {readonly Cells[]} rows */
function csv(rows) {
  return [HEADER, ...rows.map((cells) => cells.join(','))].map((line) => `${line}\r\n`).join('')
}

/**
 * @param {number} low
 * @param {number} high
 */
function between(low, high) {
  return low + random() * (high - low)
}
