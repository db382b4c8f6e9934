import { expect, test } from 'vitest'
import { parseSimulation, type Simulation } from './simulation.ts'

const figure = { value: 0.1, error: 0.01 }
const simulation: Simulation = {
  slate: 'abc',
  from: { players: 'a', points: 'b', ownership: 'c', contest: 'd' },
  entries: 1000,
  feeCents: 0,
  games: 2000,
  wanted: 10_000,
  means: { win: 0.001, top1: 0.01, top10: 0.1, cash: 0.2, roi: null, profit: -10, steep: 0, crowd: 0.25 },
  field: {
    worst: 0.01,
    isAttainable: true,
    whose: 'model',
    stacks: { mates: [40, 50, 8, 2], bringBack: 30, game: 20 },
  },
  lineups: {
    'p0-cpt p1': {
      win: figure,
      top1: figure,
      top10: figure,
      cash: figure,
      roi: null,
      profit: figure,
      dupes: { expected: 1, low: 0, high: 3, alone: 0.4, aloneLow: 0.1, aloneHigh: 0.8 },
    },
  },
}

test('a stored simulation is read back as it was', () => {
  expect(parseSimulation(JSON.stringify(simulation))).toEqual(simulation)
})

test.each([
  ['no text', null],
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['a part that is missing', JSON.stringify({ ...simulation, from: { players: 'a' } })],
  [
    'a file without a name',
    JSON.stringify(simulation).replace('"isAttainable":true', '"isAttainable":true,"file":{}'),
  ],
  ['stacks without a share', JSON.stringify(simulation).replace('[40,50,8,2]', '[40,50,8]')],
  ['a figure that is no number', JSON.stringify(simulation).replace('0.1,', 'null,')],
  ['Dupes of an older version', JSON.stringify(simulation).replace('"alone":0.4,', '')],
])('%s is no simulation', (_, text) => {
  expect(parseSimulation(text)).toBeNull()
})
