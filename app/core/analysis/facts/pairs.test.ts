import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import type { Player } from '#core/players/player.ts'
import { smallSlate } from '../fixtures/small-slate.ts'
import { groupSpread, lineupSpread, type PairFacts, pairsOf, strongestPairs } from './pairs.ts'
import { slateStandings } from './person-facts.ts'

const pool = smallSlate()
const standings = slateStandings(pool, SHOWDOWN)
const row = (name: string, isCaptain = false) =>
  pool.find((player) => player.name === name && (player.position === 'CPT') === isCaptain)!

test('every two players make one pair, with the correlation of their roles', () => {
  const players = [row('Joe Archer'), row('Cal Sterling'), row('Vikings')]
  // QB and the WR1 of the same team 0.38; QB against the other team's defense -0.4; WR1 against it -0.19.
  expect(pairsOf(players, standings)).toEqual([
    { names: ['Joe Archer', 'Cal Sterling'], correlation: 0.38, relation: 'teammates', shareOnePlace: false },
    { names: ['Joe Archer', 'Vikings'], correlation: -0.4, relation: 'opponents', shareOnePlace: false },
    { names: ['Cal Sterling', 'Vikings'], correlation: -0.19, relation: 'opponents', shareOnePlace: false },
  ])
})

test('two quarterbacks share one place only if they are of one team', () => {
  const archer = row('Joe Archer')
  const backup = { ...archer, id: 'b', name: 'Bo Back', basePlayerId: 'bo-back', fppg: 4 }
  const other = { ...backup, id: 'o', basePlayerId: 'other', team: 'MIN', opponent: 'LAC' }
  const withThem = slateStandings([...pool, backup, other], SHOWDOWN)
  // Teammates: -0.5, halved for the backup. Opponents: 0.2.
  expect(pairsOf([archer, backup, other], withThem)).toMatchObject([
    { correlation: -0.25, relation: 'teammates', shareOnePlace: true },
    { correlation: 0.2, relation: 'opponents', shareOnePlace: false },
    { correlation: 0.1, relation: 'opponents', shareOnePlace: false },
  ])
  expect(pairsOf([row('Cal Sterling'), archer], withThem)).toMatchObject([{ shareOnePlace: false }])
})

test('a player without a role correlates with no other player', () => {
  const stranger = { ...row('Ed Ruiz'), id: 'x', basePlayerId: 'x', actualPosition: 'PG' }
  expect(pairsOf([row('Joe Archer'), stranger], standings)).toMatchObject([{ correlation: 0 }])
})

test('notable are correlations beyond 0.05 of either sign; the strongest six come first', () => {
  const pair = (correlation: number): PairFacts => ({
    names: ['A', `${correlation}`],
    correlation,
    relation: 'teammates',
    shareOnePlace: false,
  })
  const chosen = strongestPairs([0.05, -0.05, 0.06, -0.4, 0.1, 0.2, -0.3, 0.07, 0.08].map(pair))
  expect(chosen.map(({ correlation }) => correlation)).toEqual([-0.4, -0.3, 0.2, 0.1, 0.08, 0.07])
  expect(strongestPairs([0.05, -0.05].map(pair))).toEqual([])
})

test('the spread of two related players includes twice their covariance', () => {
  // QB: 8 points. WR at 16: variance 5.4 x 16 = 86.4. Correlation 0.38.
  const wide = Math.sqrt(64 + 86.4 + 2 * 0.38 * 8 * Math.sqrt(86.4))
  const { sd, sdIfUnrelated } = groupSpread([row('Joe Archer'), row('Cal Sterling')], standings)
  expect(sd).toBeCloseTo(wide, 9)
  expect(sdIfUnrelated).toBeCloseTo(Math.sqrt(150.4), 9)
})

test('a negative correlation makes the sum steadier than unrelated scores', () => {
  // QB 8 and defense 5.7, correlation -0.4.
  const { sd, sdIfUnrelated } = groupSpread([row('Joe Archer'), row('Vikings')], standings)
  expect(sd).toBeCloseTo(Math.sqrt(64 + 32.49 - 0.8 * 8 * 5.7), 9)
  expect(sdIfUnrelated).toBeCloseTo(Math.sqrt(96.49), 9)
})

test('a lineup’s spread is that of the points that count: a doubtful player’s is smaller, an Out player has none', () => {
  // WR at 16 points: variance 5.4 x 16, or 5.4 x 4 when doubtful.
  const spreadOf = (injuryStatus: Player['injuryStatus']) =>
    lineupSpread(lineupOf(SHOWDOWN, [{ ...row('Cal Sterling', true), injuryStatus }]), standings)
  expect(spreadOf('Healthy')).toBeCloseTo(1.5 * Math.sqrt(86.4), 9)
  expect(spreadOf('Doubtful')).toBeCloseTo(1.5 * Math.sqrt(21.6), 9)
  expect(spreadOf('Out')).toBe(0)
})

test('a captain’s spread counts 1.5 times, and open slots add nothing', () => {
  const lineup = lineupOf(SHOWDOWN, [row('Joe Archer', true), row('Cal Sterling')])
  const wide = Math.sqrt(12 ** 2 + 86.4 + 2 * 0.38 * 12 * Math.sqrt(86.4))
  expect(lineupSpread(lineup, standings)).toBeCloseTo(wide, 9)
  expect(lineupSpread(lineupOf(SHOWDOWN, []), standings)).toBe(0)
})
