import { expect, test } from 'vitest'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { listedLineup } from './shown-lineups.ts'
import type { WaitingChange } from './waiting-save.ts'

const LINEUP = {
  id: 7,
  lineup_name: 'Main',
  points_total: null,
  winnings_total: null,
  rank: 4,
  entry_fee_total: 5,
} as LineupListItem

function change(kind: WaitingChange['kind'], fields: object): WaitingChange {
  return { kind, fields, target: { id: 7, save: null }, refusal: null } as WaitingChange
}

test('name and result that wait are shown, and a lineup whose deletion waits is not', () => {
  const changes = [
    change('lineup_name', { lineup_name: 'Renamed' }),
    change('lineup_result', { points_total: 141, winnings_total: 12.5, rank: null }),
    change('lineup_entries', { entry_keys: ['4123'], entry_fee_total: 8 }),
  ]
  expect(listedLineup(LINEUP, changes)).toEqual({
    ...{ id: 7, lineup_name: 'Renamed', points_total: 141, winnings_total: 12.5, rank: null },
    entry_fee_total: 8,
  })
  expect(listedLineup(LINEUP, [...changes, change('lineup_deletion', { deleted: true })])).toBeNull()
  expect(listedLineup(LINEUP, [change('lineup_deletion', { deleted: false })])).toEqual(LINEUP)
  // Ids of sets are counted apart.
  expect(listedLineup(LINEUP, [change('set_deletion', { deleted: true })])).toBe(LINEUP)
})
