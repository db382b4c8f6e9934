import { expect, test } from 'vitest'
import { extremePlayers, fittingLabels } from './extreme-players.ts'

test('labels: most points, most owned, most points for the ownership, each once', () => {
  const players = Array.from({ length: 30 }, (_, i) => ({
    player: `P${i}`,
    position: null,
    ownershipPct: 60 - i,
    points: i === 29 ? 25 : 10 + (i % 7),
  }))
  const names = extremePlayers(players).map(({ player }) => player)
  expect(names[0]).toBe('P29')
  expect(names).toEqual(expect.arrayContaining(['P0', 'P1', 'P2']))
  expect(new Set(names).size).toBe(names.length)
})

test('a label that would cover a mark or an earlier label goes to its other place, or is left out', () => {
  const box = (x: number, y = 0) => ({ x, y, width: 40, height: 12 })
  const labels = [[box(0)], [box(20, 6)], [box(45)], [box(100), box(200)]]
  expect(fittingLabels(labels, [box(130)])).toEqual([box(0), null, box(45), box(200)])
})
