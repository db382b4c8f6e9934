import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { below, pick } from '#core/numbers/testing/random-choice.ts'
import { CONTEST_FORMATS, STRATEGIES } from '#core/objective/strategy.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { INJURY_STATUSES, NFL_POSITIONS, type Player, PROJECTION_SOURCES } from '#core/players/player.ts'
import type { OptimizeRequest } from '../optimize-request.ts'

/** Numbers from 0 to below 1, the same for the same seed. */
export type Random = () => number

export const seededRandom: (seed: number) => Random = randomFrom

/**
 * A small pool with difficult cases: ties, odd and fractional salaries, people with several rows, unknown
 * teams, injuries, negative points, kept and excluded players, budgets from too small to not limiting.
 */
export function randomRequest(seed: number): OptimizeRequest {
  const random = seededRandom(seed)
  return random() < 0.6 ? showdownRequest(random) : bigLeagueRequest(random)
}

function showdownRequest(random: Random): OptimizeRequest {
  const people = 5 + below(random, 6)
  const teams = pick(random, [['KC', 'BUF'], ['KC', 'BUF'], ['KC', 'BUF', null], ['KC'], ['KC', 'BUF', 'SF']])
  const step = pick(random, [200, 200, 1000, 1, 0])
  const isTied = random() < 0.3
  const players = Array.from({ length: people }, (_, number) => {
    const team = random() < 0.15 ? teams[0]! : pick(random, teams)
    const salary = step === 0 ? 0 : Math.round((200 + 11_000 * random()) / step) * step
    return person(random, number, { team, salary, fppg: randomPoints(random, isTied) })
  })
  const pool = players.flatMap((player) => rowsOfPerson(random, player))
  const cheapest = players.map((player) => player.salary).sort((a, b) => a - b)
  const low = cheapest.slice(0, 6).reduce((total, salary) => total + salary, 0)
  const budget = random() < 0.5 ? 50_000 : Math.round(low * (0.95 + random()))
  const hasCaptains = random() < 0.85
  const rows = hasCaptains ? pool : pool.filter((row) => row.position !== 'CPT')
  return withChoices(random, shuffled(random, rows), SHOWDOWN, budget)
}

function bigLeagueRequest(random: Random): OptimizeRequest {
  const isTied = random() < 0.3
  const step = pick(random, [1, 0.5, 0.1])
  const positions = ['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'K', 'DST']
  const extras = Array.from({ length: below(random, 9) }, () => pick(random, [...NFL_POSITIONS]))
  const missing = random() < 0.08 ? 1 : 0
  const pool = [...positions.slice(missing), ...extras].map((position, number) => {
    const salary = Math.round((1 + 18 * random()) / step) * step
    const team = pick(random, ['KC', 'BUF', 'SF', null])
    return {
      ...person(random, number, { team, salary, fppg: randomPoints(random, isTied) }),
      position,
      actualPosition: position,
    }
  })
  const twice = random() < 0.1 ? [{ ...pool[1]!, id: 'again', position: 'WR', actualPosition: 'WR' }] : []
  return withChoices(random, shuffled(random, [...pool, ...twice]), BIG_LEAGUE, 60 + below(random, 60))
}

function person(random: Random, number: number, known: Pick<Player, 'team' | 'salary' | 'fppg'>): Player {
  const position = pick(random, [...NFL_POSITIONS])
  return makePlayer({
    ...known,
    ...projection(random),
    ...{ id: `p${number}`, name: `Player ${number}`, position },
    opponent: known.team === 'KC' ? 'BUF' : known.team === 'BUF' ? 'KC' : null,
    injuryStatus: random() < 0.8 ? 'Healthy' : pick(random, [...INJURY_STATUSES]),
    outlookScore: below(random, 101),
    leverageScore: below(random, 101),
    synergyMultiplier: random() < 0.8 ? 1 : 0.5 + random(),
  })
}

/** Of each source, with a spread or a ceiling at times; most have none. */
function projection(random: Random): Partial<Player> {
  if (random() < 0.6) return {}
  return {
    projectedPoints: randomPoints(random, false),
    projectedBy: pick(random, [...PROJECTION_SOURCES]),
    spreadPoints: random() < 0.3 ? 12 * random() : null,
    ceilingPoints: random() < 0.3 ? 35 * random() : null,
  }
}

/** A flex row and usually a captain row; sometimes one of them twice, at another price. */
function rowsOfPerson(random: Random, flex: Player): Player[] {
  const scaled = random() < 0.9
  const captain: Player = {
    ...flex,
    id: `${flex.id}-c`,
    position: 'CPT',
    salary: scaled ? flex.salary * 1.5 : flex.salary,
    captainPricing: scaled ? 'scaled' : 'flex_price',
  }
  const rows = random() < 0.95 ? [flex, captain] : [flex]
  if (random() < 0.1)
    rows.push({
      ...flex,
      id: `${flex.id}-2`,
      salary: flex.salary - 100 * below(random, 2),
      fppg: flex.fppg - 1,
    })
  if (random() < 0.05) rows.push({ ...captain, id: `${flex.id}-c2` })
  return rows.map((row) => ({ ...row, salary: Math.max(0, row.salary) }))
}

function withChoices(
  random: Random,
  playerPool: Player[],
  format: OptimizeRequest['format'],
  budget: number,
): OptimizeRequest {
  const keptCount = random() < 0.6 ? 0 : below(random, 4)
  return {
    playerPool,
    format,
    budget,
    settings: {
      strategy: pick(random, [...STRATEGIES]),
      contestFormat: pick(random, [...CONTEST_FORMATS]),
      creativity: pick(random, [0, 25, 50, 50, 77, 100]),
    },
    keptPlayers: shuffled(random, playerPool).slice(0, keptCount),
    excludedIds: random() < 0.2 ? [pick(random, playerPool).id] : [],
    withRunnerUp: random() < 0.5,
  }
}

function randomPoints(random: Random, isTied: boolean): number {
  return isTied ? 5 * below(random, 3) : Math.round(2500 * random() - 150) / 100
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
