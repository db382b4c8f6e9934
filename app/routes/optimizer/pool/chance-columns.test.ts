import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { personKey } from '#core/players/player.ts'
import { showdownPool } from '../testing/pools.ts'
import { chanceColumns } from './chance-columns.ts'
import { cellText, columnsFor, headOf, type TableContext } from './pool-columns.ts'
import { type PoolRow, poolRows, type RowsBy } from './pool-rows.ts'
import { parsed, shownColumns } from './table-choices.ts'

const pool = showdownPool()
const [first] = poolRows(pool, 'people')
const chances = [{ person: personKey(first!.player), optimal: 0.62, captain: 0.2, boom: 0.17, bust: 0.404 }]

function textsOf(row: PoolRow, rowsBy: RowsBy): string[] {
  const context: TableContext = { format: SHOWDOWN, rowsBy, chances: chanceColumns(chances, SHOWDOWN) }
  return columnsFor(context)
    .slice(-4)
    .map((column) => `${headOf(column, context)} ${cellText(column, column.value(row, context), context)}`)
    .filter((text) => /Optimal|Boom|Bust/.test(text))
}

test('a person has all best lineups, a row of the file those of its slot; nobody else has a figure', () => {
  expect(textsOf(first!, 'people')).toEqual(['Optimal 62%', 'CPT Optimal 20%', 'Boom 17%', 'Bust 40%'])
  const ofFirst = poolRows(pool, 'file').filter(({ player }) => personKey(player) === chances[0]!.person)
  expect(ofFirst.map((row) => textsOf(row, 'file')[0]).sort()).toEqual(['Optimal 20%', 'Optimal 42%'])
  const other = poolRows(pool, 'people').find(({ player }) => personKey(player) !== chances[0]!.person)
  expect(textsOf(other!, 'people')).toEqual(['Optimal -', 'CPT Optimal -', 'Boom -', 'Bust -'])
})

test('the columns are shown once they were chosen, which the browser remembers', () => {
  const context: TableContext = {
    format: SHOWDOWN,
    rowsBy: 'people',
    chances: chanceColumns(chances, SHOWDOWN),
  }
  const heads = (columns: object) =>
    shownColumns(poolRows(pool, 'people'), context, parsed({ columns }).columns).map(({ id }) => id)
  expect(heads({})).not.toContain('boom')
  expect(heads({ boom: true, optimal: true, madeUp: true }).slice(-2)).toEqual(['optimal', 'boom'])
})
