import { expect, test } from 'vitest'
import { type PlayedEntry, sumsOf } from '../../fixtures/played-entries.ts'
import { cashRateEstimate } from './cash-rate-estimate.ts'
import { intervalIn } from './interval.ts'

/** Entries at 5, `perDay` a day; the first `cashed` of them won 10. */
const played = ({ cashed, of, perDay = 1 }: { cashed: number; of: number; perDay?: number }): PlayedEntry[] =>
  Array.from({ length: of }, (_, index) => ({
    ...{ slate: Math.floor(index / perDay), contest: `contest ${index}`, fee: 5, prize: 10, flat: true },
    won: index < cashed ? 10 : 0,
  }))

const estimateOf = (entries: readonly PlayedEntry[]) => cashRateEstimate(sumsOf(entries).cashing)

test('3 of 10 entries cashed, one entry a day: 6.7% to 65.2%', () => {
  const interval = intervalIn(estimateOf(played({ cashed: 3, of: 10 })))!
  expect(interval.low).toBeCloseTo(6.673951, 5)
  expect(interval.high).toBeCloseTo(65.245285, 5)
})

test('the fee of an entry makes no difference: every entry counts once', () => {
  const entries = played({ cashed: 3, of: 10 })
  const larger = entries.with(0, { ...entries[0]!, fee: 500, won: 1000 })
  expect(estimateOf(larger)).toEqual(estimateOf(entries))
})

test('40 entries on 4 days are too few: ten such days have 100 entries', () => {
  expect(estimateOf(played({ cashed: 20, of: 40, perDay: 10 }))).toEqual({ neededEntries: 100 })
})

test('without entries there is no cash rate', () => {
  expect(estimateOf([])).toBeNull()
})
