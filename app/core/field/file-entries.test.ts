import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { distinctLineups } from '../contest-pool/distinct-lineups.ts'
import { lineupRowsOf } from '../contest-pool/lineup-rows.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { entriesOfFile, listedEntries, sharesInFile } from './file-entries.ts'
import { entriesOfKept, keptField } from './kept-field.ts'

const rows = Array.from({ length: 9 }, (_, i) =>
  makePlayer({ id: `p${i}`, name: `Person ${i}`, basePlayerId: `person ${i}`, team: i % 2 ? 'KC' : 'BUF' }),
)
const pool = contestPoolOf(rows, SHOWDOWN)
/** With the captain's row first; row 2i is person i, row 2i + 1 the same person as captain. */
const lineup = (captain: number, ...flex: number[]) => [2 * captain + 1, ...flex.map((i) => 2 * i)]
const field = {
  lineups: lineupRowsOf([lineup(0, 1, 2, 3, 4, 5), lineup(1, 0, 2, 3, 4, 5), lineup(8, 0, 1, 2, 3, 4)], pool),
  copies: Uint32Array.of(6, 3, 1),
}

test('as many entries as wanted: some of more by chance, all of fewer and the rest drawn again', () => {
  expect(listedEntries(field)).toBe(10)
  const copiesOf = (count: number, seed = 1): Record<string, number> => {
    const { lineups, copies } = distinctLineups(entriesOfFile(field, { count, seed, pool }))
    return Object.fromEntries([...copies].map((own, i) => [String(lineups.rows[i * 6]), own]))
  }
  expect(copiesOf(10)).toEqual({ 1: 6, 3: 3, 17: 1 })
  expect(Object.values(copiesOf(4)).reduce((sum, own) => sum + own, 0)).toBe(4)
  const many = copiesOf(10_000)
  expect(many[1]! / 10_000).toBeCloseTo(0.6, 1)
  expect(many[17]).toBeGreaterThan(0)
  expect(copiesOf(4)).toEqual(copiesOf(4))
  expect(entriesOfFile(field, { count: 5, seed: 1, pool })).not.toEqual(
    entriesOfFile(field, { count: 5, seed: 2, pool }),
  )
})

test('a lineup has its share of the listed entries, another one none', () => {
  const asked = lineupRowsOf([lineup(1, 0, 2, 3, 4, 5), lineup(7, 0, 2, 3, 4, 5)], pool)
  expect([...sharesInFile(field, asked)]).toEqual([0.3, 0])
})

test('kept entries come back in a newer file of the game, whatever its ids and order; who is out takes entries along', () => {
  const kept = structuredClone(keptField(field, pool))
  expect(entriesOfKept(kept, pool)).toEqual({ ...field, leftOut: 0 })
  const newer = contestPoolOf(
    rows.toReversed().map((row) => ({
      ...row,
      id: `new ${row.id}`,
      injuryStatus: row.id === 'p8' ? ('Out' as const) : row.injuryStatus,
    })),
    SHOWDOWN,
  )
  const { lineups, copies, leftOut } = entriesOfKept(kept, newer)
  expect([...copies]).toEqual([6, 3])
  expect(leftOut).toBe(1)
  const names = Array.from(lineups.rows.subarray(0, 6), (row) => newer.rows[row]!.name)
  expect(names[0]).toBe('Person 0')
  expect(names.slice(1).sort()).toEqual([1, 2, 3, 4, 5].map((i) => `Person ${i}`))
})
