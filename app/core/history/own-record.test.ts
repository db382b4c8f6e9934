import { expect, test } from 'vitest'
import { type OwnRecord, recordSays } from './own-record.ts'

const RECORD: OwnRecord = {
  entries: 400,
  contests: 20,
  roiInterval: { neededEntries: 90_000 },
  clippedRoi: null,
}
const clipped = (low: number, high: number) => ({ roi: (low + high) / 2, interval: { low, high } })

test('a record advises only where its interval is on one side of 0', () => {
  expect(recordSays({ ...RECORD, roiInterval: { low: 2, high: 30 } })).toMatchObject({
    says: 'pays',
    isClipped: false,
  })
  expect(recordSays({ ...RECORD, roiInterval: { low: -30, high: -2 } })).toMatchObject({ says: 'loses' })
  expect(recordSays({ ...RECORD, roiInterval: { low: -30, high: 2 } })).toMatchObject({ says: 'neither' })
})

test('without its largest prizes a record can show that it pays, and never that it loses', () => {
  expect(recordSays({ ...RECORD, clippedRoi: clipped(1, 9) })).toMatchObject({
    says: 'pays',
    isClipped: true,
  })
  expect(recordSays({ ...RECORD, clippedRoi: clipped(-31, -12) })).toEqual({
    says: 'neither',
    low: -31,
    high: -12,
    isClipped: true,
  })
})

test('what is missing is told in contests of the kind', () => {
  const few = {
    ...RECORD,
    entries: 40,
    contests: 8,
    clippedRoi: { roi: -5, interval: { neededEntries: 100 } },
  }
  // 60 entries more, five in each contest.
  expect(recordSays(few)).toEqual({ says: 'too few', contests: 12 })
  expect(recordSays(null)).toEqual({ says: 'too few', contests: 10 })
  // Free contests have no ROI.
  expect(recordSays({ ...RECORD, roiInterval: null })).toEqual({ says: 'too few', contests: 10 })
})
