import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import { isCaptainRow, isSamePerson, type Player, personKey } from '#core/players/player.ts'
import { type LineupRule, ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import { countLegalLineups } from './counting/count-lineups.ts'
import { loadKernel } from './kernel.node.ts'
import type { OptimizeRequest } from './optimize-request.ts'
import { optimizeLineup } from './optimizer.ts'
import { solveByBruteForce } from './testing/every-lineup-under.ts'
import { bigLeagueSlate, showdownSlate } from './testing/generated-slates.ts'
import { randomRequest } from './testing/random-requests.ts'
import { share } from './testing/share.ts'

const GPP: OptimizerSettings = { ...PLAIN, contestFormat: 'gpp' }

const kernel = await loadKernel()

describe('the answer is that of brute force: lineup, objective, runner-up and number of legal lineups', () => {
  test.each([0, 1, 2, 3, 4].slice(0, share(5)))('random pools, batch %i of 500', (batch) => {
    for (let seed = 500 * batch; seed < 500 * (batch + 1); seed++) expectBruteForceAnswer(randomRequest(seed))
  })

  test.each([0, 1, 2].slice(0, share(3)))('under rules that exclude teammates, batch %i of 300', (batch) => {
    let removed = 0
    for (let seed = 300 * batch; seed < 300 * (batch + 1); seed++) {
      const request = randomRequest(7_000 + seed)
      const rules: LineupRule[] = [
        ONE_QUARTERBACK_A_TEAM,
        ...(seed % 2 === 0
          ? []
          : [{ kind: seed % 4 === 1 ? 'one_of_a_team' : 'one_of_a_lineup', position: 'RB' } as const]),
      ]
      // Two positions only, so that most lineups have several of a team.
      const positions = seed % 3 === 0 ? null : ['QB', seed % 2 === 0 ? 'WR' : 'RB']
      const played = positions ? playing(request, positions) : request
      expectBruteForceAnswer({ ...played, rules })
      if (countLegalLineups(played).count > countLegalLineups({ ...played, rules }).count) removed++
    }
    // Far more than none: the rules decide in a quarter of the pools or more.
    expect(removed).toBeGreaterThan(80)
  })

  test.each([PLAIN, GPP])('18,018 lineups that are all equal: the first of the pool', (settings) => {
    const playerPool = showdownSlate(14, 3).map((player) => ({
      ...player,
      position: isCaptainRow(player) ? 'CPT' : 'WR',
      actualPosition: 'WR',
      fppg: 7,
      salary: 1000,
    }))
    expectBruteForceAnswer(showdown({ playerPool, settings, withRunnerUp: true }))
  })

  test.each([0, 1, 2])(
    'people who add nothing beside a few who do, with pairs: the first of the pool (%i)',
    (seed) => {
      const playerPool = showdownSlate(14, seed).map((player) =>
        ['player-0', 'player-1', 'player-2'].includes(player.basePlayerId)
          ? player
          : { ...player, fppg: 0, salary: isCaptainRow(player) ? 1500 : 1000 },
      )
      expectBruteForceAnswer(showdown({ playerPool, settings: GPP }))
    },
  )

  test('only the captain slot is open, or all candidates cost the same', () => {
    const playerPool = showdownSlate(14, 5)
    const flex = playerPool.filter((player) => !isCaptainRow(player))
    expectBruteForceAnswer(showdown({ playerPool, keptPlayers: flex.slice(0, 5), withRunnerUp: true }))
    const atOnePrice = playerPool.map((player) =>
      isCaptainRow(player) ? player : { ...player, salary: 5000 },
    )
    expectBruteForceAnswer(showdown({ playerPool: atOnePrice, withRunnerUp: true }))
  })

  test('the players of one team are worth more than any legal lineup', () => {
    const playerPool = showdownSlate(14, 4).map((player) =>
      player.team === 'T0' ? { ...player, fppg: 30 + player.fppg } : { ...player, fppg: 0.1 },
    )
    expectBruteForceAnswer(showdown({ playerPool }))
    expectBruteForceAnswer(showdown({ playerPool, settings: GPP }))
  })
})

describe('pools that are slow without bounds are solved quickly', () => {
  test('everyone at 0 points: the whole budget is spent, in a GPP too', () => {
    for (const people of [60, 500]) {
      const playerPool = showdownSlate(people, people).map((player) => ({ ...player, fppg: 0 }))
      expect(optimum(showdown({ playerPool }))).toMatchObject({ objective: 0, totalSalary: 50_000 })
    }
    const league = bigLeagueSlate(300, 5).map((player) => ({ ...player, fppg: 0 }))
    expect(optimum(bigLeague({ playerPool: league }))).toMatchObject({ objective: 0, totalSalary: 100 })
    expect(optimum(bigLeague({ playerPool: league, settings: GPP })).totalSalary).toBe(100)
  })

  test('a thousand rows, both modes, with pairs too', () => {
    for (const settings of [PLAIN, GPP]) {
      const people = optimum(showdown({ playerPool: showdownSlate(500, 6), settings })).players.map(personKey)
      expect(new Set(people).size).toBe(6)
      expect(optimum(bigLeague({ playerPool: bigLeagueSlate(1000, 6), settings })).players).toHaveLength(10)
    }
  })

  test('one team far ahead in a pool of 500: five of its players and the best one of the other team', () => {
    const playerPool = showdownSlate(500, 7).map((player) =>
      player.team === 'T0' ? { ...player, fppg: player.fppg + 20 } : { ...player, fppg: 0.1 },
    )
    const teams = optimum(showdown({ playerPool })).players.map((player) => player.team)
    expect(teams.filter((team) => team === 'T0')).toHaveLength(5)
  })
})

test('both rows of an Out or excluded player are left out, unless the player is kept', () => {
  const pool = showdownSlate(30, 8)
  const [star] = optimum(showdown({ playerPool: pool })).players as [Player]
  const others = (request: Partial<OptimizeRequest>) =>
    optimum(showdown({ playerPool: pool, ...request })).players.filter((player) => isSamePerson(player, star))

  const flex = pool.find((row) => isSamePerson(row, star) && !isCaptainRow(row))!
  expect(others({ excludedIds: [flex.id] })).toEqual([])
  // By the captain's row alone the person is no captain.
  expect(others({ excludedIds: [star.id] })).toEqual([flex])
  const hurt = pool.map((row): Player => (row.id === star.id ? { ...row, injuryStatus: 'Out' } : row))
  expect(others({ playerPool: hurt })).toEqual([])
  const kept = hurt.find((row) => row.id === star.id)!
  expect(others({ playerPool: hurt, keptPlayers: [kept] })).toEqual([kept])
})

describe('one quarterback a team', () => {
  const rules = [ONE_QUARTERBACK_A_TEAM]
  /** T0 has two quarterbacks who are worth more than anyone else. */
  const pool = showdownSlate(30, 8).map((row) =>
    ['player-0', 'player-2'].includes(row.basePlayerId)
      ? { ...row, actualPosition: 'QB', position: isCaptainRow(row) ? 'CPT' : 'QB', fppg: 40 }
      : row,
  )
  const rowOf = (id: string) => pool.find((row) => row.id === id)!
  const quarterbacks = (request: Partial<OptimizeRequest>) =>
    optimum(showdown({ playerPool: pool, rules, ...request }))
      .players.filter(({ actualPosition, team }) => actualPosition === 'QB' && team === 'T0')
      .map(({ basePlayerId }) => basePlayerId)
      .sort()

  test.each([PLAIN, GPP])('both are chosen without the rule, one of them under it', (settings) => {
    expect(quarterbacks({ settings, rules: [] })).toEqual(['player-0', 'player-2'])
    expect(quarterbacks({ settings })).toHaveLength(1)
  })

  test('a kept one excludes the others; two kept ones both stay, and no third one comes', () => {
    expect(quarterbacks({ keptPlayers: [rowOf('player-2')] })).toEqual(['player-2'])
    expect(quarterbacks({ keptPlayers: [rowOf('player-2-cpt'), rowOf('player-0')] })).toEqual([
      'player-0',
      'player-2',
    ])
  })

  test('the rule is named when there is no lineup because of it', () => {
    const onlyQuarterbacks = pool.map((row) => ({
      ...row,
      actualPosition: 'QB',
      position: isCaptainRow(row) ? 'CPT' : 'QB',
    }))
    expect(refusal(showdown({ playerPool: onlyQuarterbacks, rules }))).toEqual({
      reason: 'rules',
      message:
        'Every legal lineup breaks a rule: no more than one quarterback of a team. Switch it off, or keep the players by hand.',
    })
    expect(refusal(showdown({ playerPool: onlyQuarterbacks, rules, budget: 1_000 })).reason).toBe(
      'over_budget',
    )
  })

  test('a format with one slot for quarterbacks can’t break it', () => {
    const request = bigLeague({ playerPool: bigLeagueSlate(200, 9), withRunnerUp: true })
    expect(optimum({ ...request, rules })).toEqual(optimum(request))
  })
})

test('slots are in order; players of equal slots, kept ones included, by descending salary', () => {
  const playerPool = bigLeagueSlate(200, 9)
  const keptPlayers = [playerPool.find((player) => player.position === 'RB')!, playerPool.at(-1)!]
  const { players } = optimum(bigLeague({ playerPool, keptPlayers }))
  expect(players.map((player) => player.position).join(' ')).toBe('QB RB RB RB WR WR WR TE K DST')
  expect(players).toEqual(expect.arrayContaining(keptPlayers))
  const salaries = players.slice(1, 4).map((player) => player.salary)
  expect(salaries).toEqual(salaries.toSorted((a, b) => b - a))
})

test('a pool without captain rows gets captains at 1.5 times the price', () => {
  const playerPool = showdownSlate(20, 10)
  const flexOnly = playerPool.filter((player) => !isCaptainRow(player))
  const [captain] = optimum(showdown({ playerPool: flexOnly })).players as [Player]
  const [known] = optimum(showdown({ playerPool })).players as [Player]
  expect(captain).toMatchObject({ id: known.id, salary: known.salary, captainPricing: 'derived' })
})

test('without a lineup the message states the reason', () => {
  const pool = showdownSlate(20, 12)
  const league = bigLeagueSlate(200, 12)
  const [flex, captain] = pool as [Player, Player]

  expect(refusal(showdown({ playerPool: [] }))).toEqual({
    reason: 'not_enough_players',
    message: 'A Showdown lineup needs 6 different players; the pool has 0 available.',
  })
  const hurtCaptains = [...pool.filter((row) => !isCaptainRow(row)), captain]
  expect(refusal(showdown({ playerPool: hurtCaptains, excludedIds: [captain.id] })).reason).toBe(
    'missing_captain',
  )
  expect(refusal(bigLeague({ playerPool: league.filter((player) => player.position !== 'K') }))).toEqual({
    reason: 'missing_position',
    message: 'The pool has too few kickers: 0 of the 1 a lineup needs.',
  })
  expect(
    refusal(
      showdown({
        playerPool: pool.filter((row) => row.team === 'T0' || row === pool[2]),
        excludedIds: [pool[2]!.id],
      }),
    ).reason,
  ).toBe('one_side')
  expect(refusal(showdown({ playerPool: pool, keptPlayers: [flex, captain] }))).toEqual({
    reason: 'kept_players',
    message: `${captain.name} can't stay in the lineup twice.`,
  })
})

test('over budget: the message states the cost of the cheapest lineup, and a budget of that cost is enough', () => {
  const playerPool = showdownSlate(20, 13)
  const { reason, message } = refusal(showdown({ playerPool, budget: 1_000 }))
  expect(reason).toBe('over_budget')
  const cost = Number(
    /costs \$([\d,]+), more than the budget of \$1,000/.exec(message)?.[1]?.replace(',', ''),
  )
  expect(optimum(showdown({ playerPool, budget: cost })).totalSalary).toBe(cost)
  expect(refusal(showdown({ playerPool, budget: cost - 100 })).reason).toBe('over_budget')
})

/** The request with these positions given to its people in turn, where the format has a captain. */
function playing(request: OptimizeRequest, positions: readonly string[]): OptimizeRequest {
  if (!request.format.captain) return request
  const people = [...new Set(request.playerPool.map(personKey))]
  const withPosition = (row: Player): Player => {
    const actualPosition = positions[people.indexOf(personKey(row)) % positions.length]!
    return { ...row, actualPosition, position: isCaptainRow(row) ? row.position : actualPosition }
  }
  return {
    ...request,
    playerPool: request.playerPool.map(withPosition),
    keptPlayers: request.keptPlayers.map(withPosition),
  }
}

function expectBruteForceAnswer(request: OptimizeRequest): void {
  const answer = optimizeLineup(request, kernel)
  const oracle = solveByBruteForce(request)
  const ids = answer.ok ? answer.value.players.map((player) => player.id).sort() : null
  // The ids and settings of the request identify a failure.
  const name = JSON.stringify({
    settings: request.settings,
    ids: request.playerPool.map((player) => player.id),
  })
  expect(ids, name).toEqual(oracle.ids?.sort() ?? null)
  if (!answer.ok) return
  const gap =
    oracle.runnerUpObjective === null ? null : (oracle.objective - oracle.runnerUpObjective) / 10_000
  expect(answer.value, name).toMatchObject({
    objective: oracle.objective / 10_000,
    runnerUpGap: request.withRunnerUp ? gap : null,
    optimal: true,
    gap: 0,
  })
  const { examined, examinedIsExact } = answer.value
  if (examinedIsExact) expect(examined, name).toBe(oracle.examined)
  // Rounding prices up by half a dollar or less misses few lineups.
  else expect(oracle.examined - examined, name).toBeOneOf([0, 1, 2, 3])
}

function optimum(request: OptimizeRequest) {
  const answer = optimizeLineup(request, kernel)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

function refusal(request: OptimizeRequest) {
  const answer = optimizeLineup(request, kernel)
  if (answer.ok) throw new Error('There is a lineup')
  return answer.error
}

function showdown(request: Partial<OptimizeRequest> & Pick<OptimizeRequest, 'playerPool'>): OptimizeRequest {
  return { format: SHOWDOWN, budget: 50_000, settings: PLAIN, keptPlayers: [], ...request }
}

function bigLeague(request: Partial<OptimizeRequest> & Pick<OptimizeRequest, 'playerPool'>): OptimizeRequest {
  return { format: BIG_LEAGUE, budget: 100, settings: PLAIN, keptPlayers: [], ...request }
}
