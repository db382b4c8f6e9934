import { expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { loadSimKernel } from '../sim/kernel.node.ts'
import { opponentsOf, randomLineups, steepContest } from '../sim/testing/small-contests.ts'
import { simulate } from '../sim.ts'
import { bigLeagueSlate, showdownSlate } from '../testing/generated-slates.ts'
import { choosePortfolio } from './choose-portfolio.ts'
import { peopleOf } from './limit-state.ts'
import type { PortfolioRequest } from './portfolio-request.ts'
import { choosePortfolios } from './several-contests.ts'

const ENTRIES = 400
const COUNT = 12
const GAMES = { screened: 500, chosen: 1_000, heldOut: 1_500 }

const random = randomFrom(21)
const pool = contestPoolOf(showdownSlate(20, 4), SHOWDOWN)
const request: PortfolioRequest = {
  pool,
  scores: scoreModelOf(pool),
  contest: { ...steepContest(ENTRIES, 60, random), feeCents: 2_000 },
  opponents: opponentsOf(randomLineups(pool, ENTRIES, random)),
  candidates: opponentsOf(randomLineups(pool, 900, random)).lineups,
  count: COUNT,
  objective: 'profit',
  games: GAMES,
  seed: 9,
}

const kernel = await loadSimKernel()

test('the figures are those of the sim with all entries together, in games that were not used for choosing', () => {
  const { opponents, ...rest } = request
  const exactly = opponentsOf(randomLineups(pool, ENTRIES - COUNT, randomFrom(5)))
  const portfolio = choosePortfolio({ ...rest, opponents: exactly }, kernel)
  const played = simulate(
    {
      pool,
      scores: request.scores,
      contest: request.contest,
      opponents: exactly,
      lineups: portfolio.lineups,
      entering: 'together',
      firstGame: GAMES.screened + GAMES.chosen,
      games: GAMES.heldOut,
      seed: request.seed,
    },
    kernel,
  )
  const profit = played.outcomes.reduce((sum, outcome) => sum + outcome.profit.value, 0)
  expect(portfolio.chosen).toHaveLength(COUNT)
  expect(portfolio.outcome.profit.value).toBeCloseTo(profit, 6)
  expect(portfolio.outcome.roi.value).toBeCloseTo(profit / (COUNT * 2_000), 9)
  expect(portfolio.profits.reduce((sum, cents) => sum + cents, 0) / GAMES.heldOut).toBeCloseTo(profit, 6)
  const { alone, cost } = portfolio.selfCompetition
  expect(alone.value - cost.value - COUNT * 2_000).toBeCloseTo(profit, 6)
  expect(cost.value).toBeGreaterThan(0)
})

test('simpler choices see all the fields that the entries are chosen against, in turns of 500 games', () => {
  const drawn = (seed: number) => opponentsOf(randomLineups(pool, ENTRIES - 60, randomFrom(seed)))
  const [opponents, ...moreOpponents] = [drawn(41), drawn(42), drawn(43)] as const
  const { comparisons } = choosePortfolio({ ...request, count: 60, opponents, moreOpponents }, kernel)
  const { chosen } = comparisons.find(({ choice }) => choice.by === 'roi' && choice.apart === 1)!
  const roiAgainst = (moreFields: typeof moreOpponents | []) =>
    simulate(
      {
        pool,
        scores: request.scores,
        contest: request.contest,
        opponents,
        moreFields,
        lineups: pickLineups(request.candidates, chosen),
        entering: 'alone',
        firstGame: GAMES.screened,
        games: GAMES.chosen,
        seed: request.seed,
      },
      kernel,
    ).outcomes.map(({ profit }) => Math.round(profit.value * 1e6))
  const isDescending = (figures: number[]) => figures.every((each, i) => i === 0 || each <= figures[i - 1]!)
  expect(isDescending(roiAgainst(moreOpponents))).toBe(true)
  expect(isDescending(roiAgainst([]))).toBe(false)
})

test('fewer entries of a simpler choice are compared entry by entry, in money', () => {
  // 14 candidates, of which few differ by four players.
  const few = pickLineups(
    request.candidates,
    Uint32Array.from({ length: 14 }, (_, i) => i),
  )
  const { chosen, outcome, comparisons } = choosePortfolio({ ...request, candidates: few }, kernel)
  const short = comparisons.find(({ chosen: others }) => others.length < chosen.length)!
  const [own, other] = [chosen.length, short.chosen.length]
  const perEntry = outcome.profit.value / own - short.outcome.profit.value / other
  expect(short.worth.profit.value).toBeCloseTo(own * perEntry, 6)
  expect(short.worth.anEntry.value).toBeCloseTo(perEntry, 9)
  expect(short.name).toMatch(new RegExp(`^the ${other} lineups with `))
})

test('with judges the entries stay, and every figure is of the judges in turns of 500 games', () => {
  const drawn = (seed: number) => opponentsOf(randomLineups(pool, ENTRIES - COUNT, randomFrom(seed)))
  const [first, second] = [drawn(31), drawn(32)]
  const alone = choosePortfolio(request, kernel)
  const judged = choosePortfolio({ ...request, judges: [first, second] }, kernel)
  expect(judged.chosen).toEqual(alone.chosen)
  expect([alone.judges, judged.judges]).toEqual([0, 2])
  const { outcomes } = simulate(
    {
      ...request,
      opponents: first,
      moreFields: [second],
      lineups: judged.lineups,
      entering: 'together',
      firstGame: GAMES.screened + GAMES.chosen,
      games: GAMES.heldOut,
    },
    kernel,
  )
  const profit = outcomes.reduce((sum, outcome) => sum + outcome.profit.value, 0)
  expect(judged.outcome.profit.value).toBeCloseTo(profit, 6)
  expect(judged.outcome.profit.value).not.toBeCloseTo(alone.outcome.profit.value, 6)
  for (const { worth, outcome } of judged.comparisons)
    expect(worth.profit.value).toBeCloseTo(profit - outcome.profit.value, 6)
})

test('the same request gives the same bytes, and another seed another choice', () => {
  const first = choosePortfolio(request, kernel)
  expect(choosePortfolio(request, kernel)).toEqual(first)
  expect(choosePortfolio({ ...request, seed: 10 }, kernel).outcome).not.toEqual(first.outcome)
})

test('each objective is served best by the entries chosen for it', () => {
  const [profit, top1, growth] = (['profit', 'top1', 'growth'] as const).map((objective) =>
    choosePortfolio({ ...request, objective, bankrollCents: 60_000 }, kernel),
  )
  expect(top1!.outcome.top1.value).toBeGreaterThan(profit!.outcome.top1.value)
  expect(profit!.outcome.profit.value).toBeGreaterThan(top1!.outcome.profit.value)
  expect(growth!.outcome.growth.value).toBeGreaterThanOrEqual(top1!.outcome.growth.value)
  expect(growth!.outcome.chanceOfLosingAll.value).toBeLessThanOrEqual(profit!.outcome.chanceOfLosingAll.value)
})

test('the gain is the paired difference to the simpler choice', () => {
  const { outcome, comparisons } = choosePortfolio(request, kernel)
  expect(comparisons.map(({ choice }) => choice)).toEqual([
    { by: 'points' },
    ...[1, 2, 3, 4].map((apart) => ({ by: 'roi', apart })),
  ])
  for (const { worth, outcome: other } of comparisons) {
    expect(worth.profit.value).toBeCloseTo(outcome.profit.value - other.profit.value, 6)
    // Paired: the two sets play the same games, so the error is smaller than that of two samples.
    expect(worth.profit.error).toBeLessThan(Math.hypot(outcome.profit.error, other.profit.error))
    expect(worth.anEntry.value).toBeCloseTo(worth.profit.value / COUNT, 9)
  }
})

test('limits hold for the entries and for the choices they are compared with', () => {
  const limits = { apart: 3, locked: [17, 400], captains: { atMost: 4 } }
  const portfolio = choosePortfolio({ ...request, count: 8, limits }, kernel)
  expect([...portfolio.chosen.subarray(0, 2)]).toEqual([17, 400])
  for (const { chosen } of [portfolio, ...portfolio.comparisons]) {
    const people = peopleOf(pool, pickLineups(request.candidates, chosen))
    const lineups = Array.from(chosen, (_, at) => [...people.subarray(6 * at, 6 * at + 6)])
    expect(new Set(lineups.map(([captain]) => captain)).size).toBeLessThanOrEqual(4)
    for (const a of lineups.slice(2)) {
      for (const b of lineups) {
        if (a !== b) expect(a.filter((person) => b.includes(person)).length).toBeLessThanOrEqual(3)
      }
    }
  }
})

test('a format without captains is chosen for in the same way; limits of captains have no meaning there', () => {
  const league = contestPoolOf(bigLeagueSlate(90, 2), BIG_LEAGUE)
  const drawn = (count: number, seed: number) => opponentsOf(randomLineups(league, count, randomFrom(seed)))
  const portfolio = choosePortfolio(
    {
      ...request,
      pool: league,
      scores: scoreModelOf(league),
      opponents: drawn(ENTRIES, 3),
      candidates: drawn(300, 4).lineups,
      limits: { captains: { atLeast: 9 }, exposures: [{ person: 5, slot: 'flex', atMost: 2 }] },
    },
    kernel,
  )
  expect(portfolio.chosen).toHaveLength(COUNT)
  expect(portfolio.unmet).toEqual([])
  const people = peopleOf(league, portfolio.lineups)
  expect(people.filter((person) => person === 5).length).toBeLessThanOrEqual(2)
  expect(portfolio.scripts).toHaveLength(4)
})

test('the scripts are shares of the games not used for choosing', () => {
  const { scripts, outcome } = choosePortfolio(request, kernel)
  expect(scripts.reduce((sum, { games }) => sum + games, 0)).toBeCloseTo(1, 9)
  expect(scripts.reduce((sum, { games, covered }) => sum + games * covered, 0)).toBeCloseTo(
    outcome.top1.value,
    9,
  )
})

test('the dearest contest chooses first; without repeats no lineup is in two contests', () => {
  const cheap = { ...request, count: 5, contest: { ...request.contest, feeCents: 500 } }
  const dear = { ...request, count: 6 }
  const apart = choosePortfolios({ contests: [cheap, dear], mayRepeat: false }, kernel)
  expect(apart.overlap).toEqual([
    [5, 0],
    [0, 6],
  ])
  expect(apart.portfolios[1]!.chosen).toEqual(choosePortfolio(dear, kernel).chosen)
  const repeated = choosePortfolios({ contests: [cheap, dear], mayRepeat: true }, kernel)
  expect(repeated.overlap[0]![1]).toBeGreaterThan(0)
  expect(repeated.together.profit.value).toBeCloseTo(
    repeated.portfolios.reduce((sum, { outcome }) => sum + outcome.profit.value, 0),
    6,
  )
})

test.each([
  ['no entry', { count: 0 }, /1 to 150/],
  ['151 entries', { count: 151 }, /1 to 150/],
  [
    'growth of a bankroll below the fees',
    { objective: 'growth' as const, bankrollCents: 20_000 },
    /bankroll/,
  ],
  [
    'too few opponents',
    { opponents: opponentsOf(randomLineups(pool, 100, randomFrom(1))) },
    /388 other entries.*100/,
  ],
])('a request that cannot be met is refused: %s', (_, change, sentence) => {
  expect(() => choosePortfolio({ ...request, ...change }, kernel)).toThrow(sentence)
})
