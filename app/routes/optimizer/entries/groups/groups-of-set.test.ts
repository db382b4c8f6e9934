import { expect, test } from 'vitest'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { showdownPool } from '../../testing/pools.ts'
import { groupsOfSet } from './groups-of-set.ts'

const pool = showdownPool()
const lineup = (captain: number, ...flex: number[]) =>
  [`p${captain}-cpt`, ...flex.map((each) => `p${each}`)].map((id) => pool.findIndex((row) => row.id === id))
const rowsOf = (places: readonly number[]) => ({ players: places.map((place) => pool[place]!) })

const [a, b, c] = [lineup(0, 1, 2, 3, 4, 5), lineup(1, 0, 2, 3, 4, 5), lineup(2, 0, 1, 3, 4, 5)]
const rule = { id: 'r', isOn: true, rule: { kind: 'captains' as const, atLeast: 2 } }
const home = { name: 'Home', thesis: 'They lead.', rules: [rule], lineups: [a, b], wanted: 2 }
const away = { name: 'Away', thesis: '', rules: [], lineups: [c], wanted: 1 }
const build = { rows: pool.map(rowKey), lineups: [a, b, c], groups: [home, away] } as unknown as KeptBuild

test('groups are stored with the places that their lineups have in the set, whatever the order of flex players', () => {
  const [captain, ...flex] = b
  const set = [rowsOf(c), rowsOf([captain!, ...flex.toReversed()])]
  expect(groupsOfSet(build, set)).toEqual([
    { name: 'Home', thesis: 'They lead.', rules: [rule], lineups: [1] },
    { name: 'Away', thesis: '', rules: [], lineups: [0] },
  ])
})

test('a group of no lineup of the set is left out, and so is a lineup that the list does not have', () => {
  const other = rowsOf(lineup(3, 0, 1, 2, 4, 5))
  expect(groupsOfSet(build, [other, rowsOf(a)])).toEqual([
    { name: 'Home', thesis: 'They lead.', rules: [rule], lineups: [1] },
  ])
  expect(groupsOfSet(null, [rowsOf(a)])).toEqual([])
})
