import { expect, test } from 'vitest'
import { buildFinding, exposureFinding, ownershipFinding, scoresFinding } from './findings.ts'

const lineups = 10

test('the heads of the pictures say the line of the winner, the best player and the widest gap', () => {
  const scores = { bins: [], below: 0, winner: 116.61, best: 108.4, cash: null }
  expect(scoresFinding(scores)).toBe('Winner 116.61, Top 1% from 108.40')
  const player = (name: string, ownershipPct: number, points: number) => ({
    player: name,
    position: 'WR',
    ownershipPct,
    points,
  })
  expect(ownershipFinding([player('Bo Two', 90, 12), player('Ann One', 82.1, 36.9)])).toBe(
    'Ann One: 36.90 points, 82.1% owned',
  )
  expect(ownershipFinding([])).toBeNull()
  const gap = { player: 'Cy Three', position: null, first: 95, second: 25, gap: 70, chance: null }
  expect(exposureFinding([gap, { ...gap, player: 'Dee Four', gap: -3 }])).toBe('Cy Three +70.0')
  expect(exposureFinding([])).toBeNull()
})

test('a habit is compared by the spread of the field, not by its unit', () => {
  const habit = (
    name: 'salaryLeft' | 'largestTeam',
    field: number,
    best: number | null,
    fieldSpread: number,
  ) => ({
    habit: name,
    field: { mean: field, lineups },
    fieldSpread,
    best: best === null ? null : { mean: best, lineups },
    winner: null,
    mine: null,
  })
  const salary = habit('salaryLeft', 1003, 1021, 900)
  const team = habit('largestTeam', 3.6, 4.4, 0.6)
  expect(buildFinding([salary, team])).toBe('Players of one team: top 1% 4.4, field 3.6')
  expect(buildFinding([habit('salaryLeft', 1003, null, 900)])).toBeNull()
  expect(buildFinding([])).toBeNull()
})
