import { expect, test } from 'vitest'
import { isOnlyLineup } from './proof.ts'

test('only an exact count of one without a gap proves the only lineup', () => {
  const only = { examined: 1, examinedIsExact: true, gap: 0, runnerUpGap: null }
  expect(isOnlyLineup(only)).toBe(true)
  expect(isOnlyLineup({ ...only, examined: 2 })).toBe(false)
  expect(isOnlyLineup({ ...only, examinedIsExact: false })).toBe(false)
  expect(isOnlyLineup({ ...only, gap: 0.1 })).toBe(false)
})
