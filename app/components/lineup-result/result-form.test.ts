import { expect, test } from 'vitest'
import { needsWinnings, resultIn } from './result-form.ts'

test('points and money are sent as typed, empty points and an empty rank as null', () => {
  expect(resultIn(fields({ points: '141.52', winnings: '50.25', rank: '12' }))).toEqual({
    points_total: 141.52,
    winnings_total: 50.25,
    rank: 12,
  })
  expect(resultIn(fields({ points: '1e2', winnings: '5', rank: '1e3' }))).toMatchObject({
    points_total: 100,
    rank: 1000,
  })
  expect(resultIn(fields({ points: '', winnings: 'abc', rank: '' }))).toEqual({
    points_total: null,
    winnings_total: 0,
    rank: null,
  })
  expect(resultIn(fields({ points: 'abc', winnings: '', rank: '' })).points_total).toBe(0)
})

test('winnings are asked for with points, a rank or an empty form, and not where an entry alone is typed', () => {
  const pending = { points_total: null, winnings_total: null, rank: null }
  const needs = (texts: Record<string, string>, stored: Parameters<typeof needsWinnings>[1] = pending) =>
    needsWinnings(fields({ points: '', winnings: '', rank: '', entries: '', ...texts }), stored)
  expect(needs({})).toBe(true)
  expect(needs({ points: '81.94', entries: '77' })).toBe(true)
  expect(needs({ rank: '3', entries: '77' })).toBe(true)
  expect(needs({ entries: '77' })).toBe(false)
  // Points that were saved with the lineup are no result that was typed now.
  expect(needs({ points: '80.5', entries: '77' }, { ...pending, points_total: 80.5 })).toBe(false)
  // Winnings that were recorded are not taken back by emptying their field.
  expect(needs({ entries: '77' }, { ...pending, winnings_total: 5 })).toBe(true)
})

function fields(texts: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}
