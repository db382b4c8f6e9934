import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRows, unpackRows } from './packed-rows.ts'

test('unpacked rows equal the packed ones, and hundreds of rows take less space', () => {
  const row = fc.record({
    id: fc.integer(),
    name: fc.string({ unit: 'binary' }),
    points: fc.option(fc.integer({ min: -1000, max: 1000 }).map((tenths) => tenths / 10)),
    finalized: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(unpackRows(packRows(rows))).toEqual(rows)
    }),
  )
  const rows = Array.from({ length: 500 }, (_, id) => ({
    id,
    lineup_name: `Lineup ${id}`,
    entry_fee_total: 20,
  }))
  expect(packRows(rows).length).toBeLessThan(JSON.stringify(rows).length / 2)
})
