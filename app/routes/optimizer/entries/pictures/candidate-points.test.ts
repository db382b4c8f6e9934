import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { showdownPool } from '../../testing/pools.ts'
import { candidatePoints } from './candidate-points.ts'

const means = { win: 0.01, top1: 0.01, top10: 0.1, cash: 0.2, roi: -0.1, profit: -100, steep: 0, crowd: 0 }

test('a candidate stands at its points and the sum of its ownership; one with an unknown figure has no place', () => {
  const playerPool = showdownPool().map((row) => ({ ...row, ownershipPct: row.id === 'p7' ? null : 12.5 }))
  const known = ['p0-cpt', 'p1', 'p2', 'p3', 'p4', 'p5']
  const candidates = [known, [...known.slice(0, 5), 'p7'], [...known.slice(0, 5), 'gone']].map((ids) => ({
    ids,
    roi: { value: 0.4, error: 0.1 },
    cash: { value: 0.3, error: 0.01 },
    means,
  }))
  const half = ({ roi: { value, error } }: { roi: { value: number; error: number } }) => ({
    value: value / 2,
    error: error / 2,
  })
  const points = candidatePoints(candidates, { playerPool, format: SHOWDOWN }, half)
  // 1.5 x 20 + 19 + 18 + 17 + 16 + 15 points; six rows of 12.5%.
  expect(points).toEqual([
    {
      ...{ key: 'candidate 0', label: 'Candidate 1', points: 115, ownershipSum: 75, isChosen: false },
      roi: { value: 0.2, error: 0.05 },
    },
  ])
})
