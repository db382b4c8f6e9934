import { expect, test } from 'vitest'
import { calibrationOf } from './calibration.ts'
import { madeAutopsy } from './testing/made-autopsy.ts'

test('the top 1% that came are the places of the contest, however many entries tie for them in the games', () => {
  const { basis, means, entries } = madeAutopsy()
  const [one] = entries
  const cameFirst = (entriesOfContest: number, top1: number) =>
    calibrationOf(
      madeAutopsy({
        basis: { ...basis, entries: entriesOfContest },
        means: { ...means, top1 },
        entries: [1, 2, 3].map((rank) => ({ ...one!, rank })),
      }),
    )!.forecast!.top1.actual
  expect(cameFirst(100, 0.03)).toBe(1)
  expect(cameFirst(250, 0.012)).toBe(2)
  // Of fewer than 100 entries the first one.
  expect(cameFirst(50, 0.06)).toBe(1)
})
