import { expect, test } from 'vitest'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { listedSet } from './shown-sets.ts'
import type { WaitingChange } from './waiting-save.ts'

const SET = {
  ...{ id: 7, name: 'Two', contest_name: null, contest_type: 'GPP', lineups: 3, entries: 0 },
  ...{ entered: true, entry_fee: 5, fees_total: 15, settled: 0, settled_fees: 0, winnings_total: 0 },
  ...{ cashed: 0, best_points: null },
} as EntrySetItem

const RESULTS = [
  { points_total: 120.25, winnings_total: 0.1 },
  { points_total: 99, winnings_total: 5.2 },
  { points_total: 130, winnings_total: null },
]

function change(kind: WaitingChange['kind'], fields: object, part: object = {}): WaitingChange {
  return { kind, fields, target: { id: 7, save: null }, refusal: null, ...part } as WaitingChange
}

test('results that wait count in the figures of their set', () => {
  expect(listedSet(SET, [change('set_results', { results: RESULTS })])).toMatchObject({
    ...{ settled: 2, settled_fees: 10, winnings_total: 5.3, cashed: 1, best_points: 130 },
  })
})

test('a fee that waits makes the set an entered one; without a fee it is not', () => {
  const contest = (entry_fee: number | null) =>
    listedSet(SET, [change('set_contest', { contest_name: 'Big', contest_type: 'Cash', entry_fee })])
  expect(contest(0.25)).toMatchObject({
    contest_name: 'Big',
    contest_type: 'Cash',
    fees_total: 0.75,
    entered: true,
  })
  expect(contest(null)).toMatchObject({ fees_total: null, entered: false, settled_fees: 0 })
})

test('a fee and results that wait together add up', () => {
  const both = [
    change('set_contest', { contest_name: null, contest_type: 'GPP', entry_fee: 5.5 }),
    change('set_results', { results: RESULTS }),
  ]
  expect(listedSet({ ...SET, entered: false, entry_fee: null, fees_total: null }, both)).toMatchObject({
    ...{ entered: true, fees_total: 16.5, settled_fees: 11, cashed: 0 },
  })
})

test('a set whose deletion waits is not listed; of another record, or refused, a change is not shown', () => {
  const deletion = change('set_deletion', { deleted: true })
  expect(listedSet(SET, [deletion])).toBeNull()
  expect(listedSet(SET, [change('set_deletion', { deleted: false })])).toEqual(SET)
  const others = [
    change('lineup_deletion', { deleted: true }),
    change('set_name', { name: 'Other' }, { target: { id: 8, save: null } }),
    change('set_name', { name: 'Other' }, { refusal: { status: 409, sentence: 'No' } }),
  ]
  expect(listedSet(SET, others)).toEqual(SET)
})

test('the entries of a set keep their own fees and results', () => {
  const entered = { ...SET, entries: 4, fees_total: 40, settled: 4, settled_fees: 40, winnings_total: 12 }
  const contest = change('set_contest', { contest_name: 'Big', contest_type: 'GPP', entry_fee: 1 })
  expect(listedSet(entered, [contest])).toEqual({ ...entered, contest_name: 'Big', entry_fee: 1 })
})
