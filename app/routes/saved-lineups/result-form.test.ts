import { expect, test } from 'vitest'
import { resultIn } from './result-form.ts'

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

function fields(texts: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}
