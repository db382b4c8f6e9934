import { expect, test } from 'vitest'
import { slateRows } from '#core/contest/testing/slate-rows.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { poolFacts } from '../sequence/pool-facts.ts'
import { GONE, type ReadLineup } from './lineup-cells.ts'
import { wayLimits } from './way-limits.ts'

const ROWS = slateRows([
  { name: 'Ada Brook', team: 'AAA', salary: 9000 },
  { name: 'Bea Crow', team: 'BBB', salary: 6000 },
  { name: 'Cal Dunn', team: 'AAA', salary: 5000 },
])
const facts = poolFacts(ROWS, SHOWDOWN)
const flexOf = (name: string) => ROWS.findIndex((row) => row.name === name && row.position !== 'CPT')
const [ada, bea, cal] = ['Ada Brook', 'Bea Crow', 'Cal Dunn'].map(flexOf) as [number, number, number]
const limitsOf = (rows: number[], kept: number[]) =>
  wayLimits({ kind: 'same_team' }, { rows } as unknown as ReadLineup, kept, facts)

test('a player of a team is replaced by another one of that team', () => {
  const { closedRows, neededRows } = limitsOf([bea, ada], [bea])
  const teamOf = (row: number) => ROWS[row]!.team
  expect(new Set(closedRows.map(teamOf))).toEqual(new Set(['BBB']))
  expect(neededRows.map((rows) => new Set(rows.map(teamOf)))).toEqual([new Set(['AAA'])])
})

test('a player who is no longer in the pool is replaced by one of any team', () => {
  const { closedRows, neededRows, isAccepted } = limitsOf([bea, GONE], [bea])
  expect([closedRows, neededRows]).toEqual([[], []])
  expect(isAccepted!([bea, cal])).toBe(true)
})
