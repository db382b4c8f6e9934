import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { showdownPool } from '../../testing/pools.ts'
import { compareBuilds } from './compare-builds.ts'

const pool = showdownPool()
const rows = pool.map(rowKey)
const lineup = (captain: number, ...flex: number[]) =>
  [`p${captain}-cpt`, ...flex.map((each) => `p${each}`)].map((id) => pool.findIndex((row) => row.id === id))

const build = (lineups: number[][], previous: number[][] | null) =>
  ({ rows, lineups, previous }) as unknown as KeptBuild

test('lineups are the same whatever the order of their flex players; exposures that changed come first', () => {
  const before = [lineup(0, 1, 2, 3, 4, 5), lineup(1, 0, 2, 3, 4, 5)]
  const now = [lineup(0, 5, 4, 3, 2, 1), lineup(6, 0, 2, 3, 4, 5)]
  const comparison = compareBuilds(build(now, before), pool, SHOWDOWN)!
  expect(comparison).toMatchObject({ both: 1, onlyNow: [now[1]], onlyBefore: [before[1]] })
  expect(comparison.changes).toEqual([
    { person: 'person-1@BBB', name: 'Person 1', before: 100, now: 50 },
    { person: 'person-6@AAA', name: 'Person 6', before: 0, now: 50 },
  ])
})

test('the first list has none to compare with', () => {
  expect(compareBuilds(build([lineup(0, 1, 2, 3, 4, 5)], null), pool, SHOWDOWN)).toBeNull()
})
