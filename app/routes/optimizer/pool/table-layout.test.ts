import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { showdownPool } from '../testing/pools.ts'
import type { TableContext } from './pool-columns.ts'
import { poolRows } from './pool-rows.ts'
import { shownColumns } from './table-choices.ts'
import { columnsThatFit } from './table-layout.ts'

test('the opponent and its rank give way where the table would be wider than the pool, unless it was chosen', () => {
  const context: TableContext = { format: SHOWDOWN, rowsBy: 'people' }
  const rows = poolRows(
    showdownPool().map((player, i) => ({ ...player, oprk: 1 + (i % 32) })),
    'people',
  )
  const idsAt = (width: number, chosen = {}) =>
    columnsThatFit(shownColumns(rows, context, chosen), width).map(({ id }) => id)
  expect(idsAt(1_040)).toContain('opponentRank')
  expect(idsAt(880)).not.toContain('opponentRank')
  // In one game the team says who the opponent is.
  expect(idsAt(880)).toEqual(idsAt(1_040).filter((id) => !['opponent', 'opponentRank'].includes(id)))
  expect(idsAt(880, { opponentRank: true })).toContain('opponentRank')
})

test('a narrow table leaves out what a narrow row shows last; position, name, price and points stay, and what was chosen', () => {
  const context: TableContext = { format: SHOWDOWN, rowsBy: 'people' }
  const rows = poolRows(showdownPool(), 'people')
  const idsAt = (besideRem: number, chosen = {}) =>
    columnsThatFit(shownColumns(rows, context, chosen), 624, besideRem).map(({ id }) => id)
  const byMouse = idsAt(10.625)
  for (const id of ['position', 'name', 'salary', 'projection', 'ownership']) expect(byMouse).toContain(id)
  expect(byMouse).not.toContain('average')
  expect(idsAt(16)).not.toContain('ownership')
  expect(idsAt(16, { average: true })).toContain('average')
})
