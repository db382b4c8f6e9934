import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { Player } from '../../players/player.ts'
import { smallLineup, smallSlate } from '../fixtures/small-slate.ts'
import { lineupFacts } from './lineup-facts.ts'
import { slateStandings } from './person-facts.ts'

const pool = smallSlate()
const factsOf = (rows: readonly Player[] = pool, lineup = smallLineup(rows)) =>
  lineupFacts(lineup, slateStandings(rows, SHOWDOWN), null)

test('money left is negative above the budget and exact to the cent', () => {
  const row = (i: number) => makePlayer({ id: `p${i}`, salary: 12_000.1 })
  const facts = factsOf(pool, lineupOf(SHOWDOWN, [null!, row(1), row(2), row(3), row(4), row(5)]))
  expect(facts.left).toBe(-10_000.5)
})

test('teams come with the most players first, equals by name', () => {
  expect(factsOf().teams).toEqual([
    { team: 'LAC', count: 3 },
    { team: 'MIN', count: 3 },
  ])
  const cobbInMin = pool.map((row) => (row.name === 'Ray Cobb Jr.' ? { ...row, team: 'MIN' } : row))
  expect(factsOf(cobbInMin).teams).toEqual([
    { team: 'MIN', count: 4 },
    { team: 'LAC', count: 2 },
  ])
  const noTeam = pool.map((row) => (row.name === 'Vikings' ? { ...row, team: null } : row))
  expect(factsOf(noTeam).teams.map(({ count }) => count)).toEqual([3, 2])
})

test('stacks are named by kind and players', () => {
  expect(factsOf().stacks).toEqual([
    { kind: 'qb', names: ['Joe Archer', 'Cal Sterling', 'Ray Cobb Jr.'] },
    {
      kind: 'game',
      names: ['Cal Sterling', 'Joe Archer', 'Max Young', 'Ray Cobb Jr.', 'Vikings', 'Will Reich'],
    },
    { kind: 'negative', names: ['Joe Archer', 'Vikings'] },
  ])
})

test('average ownership is that of the six players, and null while that of one is unknown', () => {
  expect(factsOf().ownershipAvg).toBeNull()
  const owned = pool.map((row) => ({ ...row, ownershipPct: row.name === 'Joe Archer' ? 40 : 10 }))
  // Five at 10% and one at 40%.
  expect(factsOf(owned).ownershipAvg).toBeCloseTo(15, 9)
  const allButOne = owned.map((row) => (row.name === 'Vikings' ? { ...row, ownershipPct: null } : row))
  expect(factsOf(allButOne).ownershipAvg).toBeNull()
})

test('the usual range lies one standard deviation to each side, and the low end is not below zero', () => {
  const { spread, projected } = factsOf()
  expect(spread!.high - projected).toBeCloseTo(spread!.sd, 9)
  expect(projected - spread!.low).toBeCloseTo(spread!.sd, 9)
  const poor = pool.map((row) => ({ ...row, fppg: 0.1 }))
  expect(factsOf(poor).spread!.low).toBe(0)
  expect(factsOf(pool.map((row) => ({ ...row, fppg: 0 }))).spread).toBeNull()
})

test('a captain has no share of a projection of zero', () => {
  expect(factsOf(pool.map((row) => ({ ...row, fppg: 0 }))).captainShare).toBeNull()
})

test('the proof is copied without the players that a search’s answer also holds', () => {
  const answer = { examined: 7, examinedIsExact: true, gap: 0, runnerUpGap: 1, players: pool }
  const { proof } = lineupFacts(smallLineup(pool), slateStandings(pool, SHOWDOWN), answer)
  expect(proof).toEqual({ examined: 7, examinedIsExact: true, gap: 0, runnerUpGap: 1 })
})

test('a format without captains has neither captain nor captain’s share', () => {
  const passer = makePlayer({ id: 'q', position: 'QB', salary: 20, fppg: 18 })
  const facts = lineupFacts(lineupOf(BIG_LEAGUE, [passer]), slateStandings([passer], BIG_LEAGUE), null)
  expect(facts).toMatchObject({ captain: null, captainShare: null, projected: 18, left: 80 })
})
