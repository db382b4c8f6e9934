import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { NFL_POSITIONS, type Player } from '#core/players/player.ts'
import type { OptimizeRequest } from '../optimize-request.ts'
import { bigLeagueSlate, showdownSlate } from './generated-slates.ts'
import { seededRandom } from './random-requests.ts'

/*
 * Generated pools that are hard for a search with bounds: prices without a common unit, points in proportion to the
 * price, millions of ties. Their names identify them in tests and in the bench.
 */

export type HardPool = { name: string; request: OptimizeRequest }

const PLAIN: OptimizerSettings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 }
const GPP: OptimizerSettings = { strategy: 'max_points', contestFormat: 'gpp', creativity: 50 }

/** Pools that are proved within the step budget. */
export function hardPools(): HardPool[] {
  return [
    ...[150, 200, 300].map((people) =>
      showdown(`points are the price, ${people} people`, priceIsPoints(people), { withRunnerUp: true }),
    ),
    showdown('points are the price, one team', sameTeam(priceIsPoints(300)), { withRunnerUp: true }),
    showdown('points are the price, two kept', priceIsPoints(300), { keeps: 2, withRunnerUp: true }),
    ...[150, 300].map((people) =>
      showdown(`points are the price within 5%, ${people} people`, nearlyPriceIsPoints(people, 0.05), {
        withRunnerUp: true,
      }),
    ),
    showdown('points are the price within 50%', nearlyPriceIsPoints(300, 0.5), { withRunnerUp: true }),
    showdown('points are the price within 5%, one team', sameTeam(nearlyPriceIsPoints(300, 0.05)), {}),
    showdown('prices that no sum of brings to the budget', oddPrices(300), { withRunnerUp: true }),
    showdown('everyone at one price', onePrice(300), { withRunnerUp: true }),
    showdown('everyone at one price, gpp', onePrice(300), { settings: GPP, withRunnerUp: true }),
    showdown('300 people at 0 points', noPoints(300), { withRunnerUp: true }),
    showdown('300 people at 0 points, gpp', noPoints(300), { settings: GPP, withRunnerUp: true }),
    showdown('300 people at 0 points, odd prices', pointsOf(priceIsPoints(300), 0), { withRunnerUp: true }),
    showdown('300 people at 0 points, odd prices, gpp', pointsOf(priceIsPoints(300), 0), { settings: GPP }),
    ...[40, 60, 100].map((people) =>
      showdown(`gpp, ${people} quarterbacks at 0 points`, quarterbacks(people, 0), {
        settings: GPP,
        withRunnerUp: true,
      }),
    ),
    showdown('gpp, 500 people, most at 0 points and the least price', deepBenches(500), { settings: GPP }),
    bigLeague('Big League, points are the price', leaguePriceIsPoints(300, 1), { withRunnerUp: true }),
    bigLeague('Big League, prices in cents', leaguePriceIsPoints(300, 0.01), { withRunnerUp: true }),
    bigLeague('Big League, 300 people at 0 points, gpp', pointsOf(bigLeagueSlate(300, 5), 0), {
      settings: GPP,
      withRunnerUp: true,
    }),
  ]
}

/** Pools on which the search may use up its step budget and end with a gap. */
export function unprovedPools(): HardPool[] {
  return [
    ...[20, 40, 100].map((people) =>
      showdown(`gpp, ${people} quarterbacks at 10 points`, quarterbacks(people, 10), {
        settings: GPP,
        withRunnerUp: true,
      }),
    ),
    showdown('gpp, points are the price, 300 people', mixedPositions(priceIsPoints(300)), { settings: GPP }),
    showdown('gpp, 600 people', mixedPositions(nearlyPriceIsPoints(600, 0.2)), { settings: GPP }),
    bigLeague('gpp, Big League, one game of 600', mixedPositions(leaguePriceIsPoints(600, 0.01)), {
      settings: GPP,
    }),
    bigLeague('gpp, Big League, 1,000 people', bigLeagueSlate(1000, 6), { settings: GPP }),
    showdown('prices in cents, points nearly the price', inCents(nearlyPriceIsPoints(300, 0.02)), {
      withRunnerUp: true,
    }),
    showdown('two kinds of odd prices', twoKindsOfPrices(300), { withRunnerUp: true }),
  ]
}

/** Salaries from $2,000 in steps of $37, a point for every $1,000: every lineup that spends all ties. */
export function priceIsPoints(people: number): Player[] {
  return Array.from({ length: people }, (_, number) => {
    const salary = 2000 + ((37 * number) % 9000)
    return person(number, { salary, fppg: salary / 1000 })
  })
}

function nearlyPriceIsPoints(people: number, noise: number): Player[] {
  const random = seededRandom(people)
  return priceIsPoints(people).map((player) => {
    const factor = 1 + noise * (2 * random() - 1)
    return { ...player, fppg: Math.round(factor * player.fppg * 100) / 100 }
  })
}

/** Prices of 2,001, 3,001, ...: no six of them add up to anything near $50,000. */
function oddPrices(people: number): Player[] {
  return Array.from({ length: people }, (_, number) => {
    const salary = 2001 + 1000 * (number % 9)
    return person(number, { salary, fppg: salary / 1000 })
  })
}

function twoKindsOfPrices(people: number): Player[] {
  return Array.from({ length: people }, (_, number) => {
    const salary = 2001 + 1000 * (number % 9) + (number % 5 === 0 ? 6 : 0)
    return person(number, { salary, fppg: salary / 1000 })
  })
}

function onePrice(people: number): Player[] {
  const random = seededRandom(people)
  return Array.from({ length: people }, (_, number) =>
    person(number, { salary: 7000, fppg: Math.round(100 * random()) / 10 }),
  )
}

function noPoints(people: number): Player[] {
  return pointsOf(showdownSlate(people, people), 0)
}

function quarterbacks(people: number, fppg: number): Player[] {
  return Array.from({ length: people }, (_, number) =>
    person(number, { salary: 5000 + 200 * (number % 30), fppg, position: 'QB', actualPosition: 'QB' }),
  )
}

/** Two ordinary teams, and hundreds of people at the least price with 0 points. */
function deepBenches(people: number): Player[] {
  const slate = showdownSlate(people, 21)
  return slate.map((row, index) =>
    index < 80 ? row : { ...row, fppg: 0, salary: row.position === 'CPT' ? 300 : 200 },
  )
}

function leaguePriceIsPoints(people: number, step: number): Player[] {
  return bigLeagueSlate(people, 31).map((player, number) => {
    const salary = 1 + Math.round(((3.7 * number) % 24) / step) * step
    return { ...player, salary, fppg: Math.round(100 * salary) / 100 }
  })
}

function mixedPositions(players: Player[]): Player[] {
  return players.map((player, number) => {
    const position = NFL_POSITIONS[number % NFL_POSITIONS.length]!
    const [team, opponent] = number % 4 < 2 ? ['KC', 'BUF'] : ['BUF', 'KC']
    return { ...player, position, actualPosition: position, team: team!, opponent: opponent! }
  })
}

function inCents(players: Player[]): Player[] {
  return players.map((player, number) => ({ ...player, salary: player.salary + ((17 * number) % 100) / 100 }))
}

function sameTeam(players: Player[]): Player[] {
  return players.map((player) => ({ ...player, team: 'KC', opponent: null }))
}

function pointsOf(players: Player[], fppg: number): Player[] {
  return players.map((player) => ({ ...player, fppg }))
}

function person(number: number, known: Partial<Player>): Player {
  const [team, opponent] = number % 2 === 0 ? ['KC', 'BUF'] : ['BUF', 'KC']
  return makePlayer({
    ...{ id: `p${number}`, name: `Player ${number}`, team, opponent, fppg: 0, salary: 200 },
    ...known,
  })
}

type Choices = { settings?: OptimizerSettings; keeps?: number; withRunnerUp?: boolean }

function showdown(name: string, playerPool: Player[], choices: Choices): HardPool {
  return hardPool(name, playerPool, choices, { format: SHOWDOWN, budget: SHOWDOWN.budget })
}

function bigLeague(name: string, playerPool: Player[], choices: Choices): HardPool {
  return hardPool(name, playerPool, choices, { format: BIG_LEAGUE, budget: BIG_LEAGUE.budget })
}

function hardPool(
  name: string,
  playerPool: Player[],
  { settings = PLAIN, keeps = 0, withRunnerUp = false }: Choices,
  roster: Pick<OptimizeRequest, 'format' | 'budget'>,
): HardPool {
  return {
    name,
    request: { ...roster, playerPool, settings, keptPlayers: playerPool.slice(0, keeps), withRunnerUp },
  }
}
