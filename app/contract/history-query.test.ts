import { expect, test } from 'vitest'
import { ALL_ENTRIES, ENTRY_SORTS } from '#core/history/history-view.ts'
import { historyQuery, parseHistoryView } from './history-query.ts'

test('a view survives its address, and the plain address is the newest of all', () => {
  for (const sort of ENTRY_SORTS) {
    const view = { sport: 'R&D', search: '$5 milly + #1', sort }
    expect(parseHistoryView(new URLSearchParams(historyQuery(view, '["2025",1]')))).toEqual(view)
  }
  expect(historyQuery(ALL_ENTRIES)).toBe('')
  expect(parseHistoryView(new URLSearchParams(''))).toEqual(ALL_ENTRIES)
  expect(parseHistoryView(new URLSearchParams('?sport= &sort=nonsense&search='))).toEqual(ALL_ENTRIES)
})
