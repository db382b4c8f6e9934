import { expect, test } from 'vitest'
import { fieldOf } from '../contest/testing/field-of.ts'
import { slateRows } from '../contest/testing/slate-rows.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { isCaptainRow } from '../players/player.ts'
import { ownershipForecasts, pointForecasts, scoresOf } from './forecast-truth.ts'
import { playedPool } from './played-pool.ts'

const of = (position: string, forecast: number, actual: number) => ({ name: 'A', position, forecast, actual })

test('bias, mean error and correlation of four forecasts', () => {
  const [all, ...positions] = scoresOf([of('QB', 10, 8), of('WR', 6, 9), of('WR', 4, 4), of('WR', 12, 7)])
  // Errors 2, -3, 0, 5. Around the means 8 and 7: sum of products 2 + -4 + 12 + 0, squares 40 and 14.
  expect(all).toMatchObject({ group: 'All', count: 4, bias: 1, meanError: 2.5 })
  expect(all!.correlation).toBeCloseTo(10 / Math.sqrt(40 * 14), 12)
  expect(positions.map(({ group, count }) => [group, count])).toEqual([['WR', 3]])
})

test('forecasts that are all alike have no correlation', () => {
  expect(scoresOf([of('QB', 5, 1), of('QB', 5, 9), of('QB', 5, 3)])[0]!.correlation).toBeNull()
  expect(scoresOf([])).toEqual([])
})

test('ownership is counted by slot over complete lineups; points are those of a flex slot', () => {
  const names = ['Ada Brook', 'Bea Crow', 'Cora Dale', 'Dora Elm', 'Eva Frost', 'Fay Grove', 'Gil Hart']
  const rows = slateRows(names.map((name, i) => ({ name, team: i % 2 ? 'AAA' : 'BBB', salary: 5000 }))).map(
    (row) => ({ ...row, ownershipPct: isCaptainRow(row) ? 20 : 60 }),
  )
  const field = fieldOf([
    [0, 1, 2, 3, 4, 5],
    [1, 0, 2, 3, 4, 5],
    [0, 1, 2, null, null, null],
  ])
  const pool = playedPool(field, rows, SHOWDOWN)
  const { captain, flex } = ownershipForecasts(field, pool)
  expect(captain.map(({ actual }) => actual)).toEqual([50, 50, 0, 0, 0, 0, 0])
  expect(flex.map(({ actual }) => actual)).toEqual([50, 50, 100, 100, 100, 100, 0])
  expect(captain[0]).toMatchObject({ name: 'Ada Brook', forecast: 20 })
  expect(pointForecasts(field, pool)[3]).toMatchObject({ name: 'Dora Elm', forecast: 5, actual: 30 })
})
