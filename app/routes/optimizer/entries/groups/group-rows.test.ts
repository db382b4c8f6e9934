import { expect, test } from 'vitest'
import type { KeptBuild, KeptLineup } from '../../state/kept-build.ts'
import { keyOf } from '../set/keep-build.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'
import { averageRow, groupRows } from './group-rows.ts'

function listed(kept: KeptLineup, points: number, roi: number | null, top1 = 0.02): ListedLineup {
  const figures = {
    top1: { value: top1, error: 0 },
    cash: { value: 0.2, error: 0 },
    roi: roi === null ? null : { value: roi, error: 0 },
  }
  return { key: keyOf(kept), kept, points, figures } as unknown as ListedLineup
}

const group = (name: string, ...lineups: KeptLineup[]) => ({
  ...{ name, thesis: '', rules: [], wanted: lineups.length },
  lineups,
})

test('each group has the figures of its average lineup, and lineups without a group come last', () => {
  const build = { groups: [group('Home', [2, 1]), group('Away', [3, 4], [5, 6])] } as unknown as KeptBuild
  const lineups = [
    listed([1, 2], 100, 0.5),
    listed([3, 4], 90, -0.25, 0.01),
    listed([5, 6], 96, 0.75, 0.04),
    listed([7, 8], 80, null),
  ]
  const rows = groupRows(build, lineups)
  expect(rows.map(({ group: of, lineups: own, points }) => [of?.name, own.length, points])).toEqual([
    ['Home', 1, 100],
    ['Away', 2, 93],
    [undefined, 1, 80],
  ])
  expect(rows[1]).toMatchObject({ top1: 0.025, cash: 0.2, roi: 0.25 })
  // Of a lineup without ROI there is no average.
  expect(averageRow(null, lineups)).toMatchObject({ points: 91.5, roi: null })
})

test('a list without groups has no rows, and one that was not simulated no shares', () => {
  expect(groupRows(null, [listed([1, 2], 100, 0.5)])).toEqual([])
  const build = { groups: [group('Home', [1, 2])] } as unknown as KeptBuild
  const [row] = groupRows(build, [{ ...listed([1, 2], 100, 0), figures: null }])
  expect(row).toMatchObject({ points: 100, top1: null, cash: null, roi: null })
})
