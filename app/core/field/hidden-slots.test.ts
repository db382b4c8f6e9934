import { expect, test } from 'vitest'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { smallMainSlate } from '#optimizer/field/testing/small-pools.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { type LineupRows, rowsOfLineup } from '../contest-pool/lineup-rows.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { randomFrom } from '../numbers/random-from.ts'
import { fillerOf, hiddenRow } from './hidden-slots.ts'
import { ownershipOfPool } from './ownership-target.ts'

const kernel = await loadFieldKernel()
const slate = smallMainSlate({ QB: 6, RB: 12, WR: 15, TE: 6, DST: 6 }, 2, { games: ['A', 'B', 'C'] })
const pool = contestPoolOf(
  slate.rows.map((row) => ({ ...row, ownershipPct: 20 })),
  STANDARD,
)
const model = fitField({ pool, target: ownershipOfPool(pool) }, kernel)!
const drawn = drawField(model, pool, { count: 3_000, seed: 1 }, kernel)
const entered = drawField(model, pool, { count: 200, seed: 2 }, kernel)

/** The entries while these teams play or have played. */
function shown(begun: readonly string[]): LineupRows {
  const hidden = (row: number) => hiddenRow(pool.rows[row]!.position, STANDARD)!
  const isShown = (row: number) => begun.includes(pool.rows[row]!.team!)
  return { ...entered, rows: entered.rows.map((row) => (isShown(row) ? row : hidden(row))) }
}

function filled(listed: LineupRows, from: LineupRows, ofPool = pool): (number[] | null)[] {
  const fill = fillerOf(listed, from, { pool: ofPool, random: randomFrom(3) })
  return Array.from({ length: listed.count }, (_, i) => fill(rowsOfLineup(listed, i)))
}

test('what the drawn lineups filled before changes nothing: the same entries, other games, other prices', () => {
  const [early, late] = [shown(['A1', 'A2']), shown(['A1', 'A2', 'B1', 'B2'])]
  const dearer = { ...pool, rows: pool.rows.map((row) => ({ ...row, salary: 9_000 - row.salary })) }
  const ways = [
    [early, pool],
    [early, pool],
    [late, pool],
    [early, dearer],
    [early, pool],
  ] as const
  const inTurn = ways.map(([listed, ofPool]) => filled(listed, drawn, ofPool))
  const apart = ways.map(([listed, ofPool]) => filled(listed, structuredClone(drawn), ofPool))
  expect(inTurn).toEqual(apart)
  expect(new Set(apart.map((lineups) => JSON.stringify(lineups))).size).toBe(3)
})
