import { expect, test } from 'vitest'
import { intervalText, roiIntervalText, shortIntervalText, unseenPrizeText } from './interval-text.ts'

test('an interval is told with both ends, under a bar with its level', () => {
  expect(intervalText({ low: -12.5, high: 3 })).toBe('-12.5% to 3.0%')
  expect(shortIntervalText({ roiInterval: { low: -12.5, high: 3 }, clippedRoi: null })).toBe(
    '95%: -12.5% to 3.0%',
  )
  expect(intervalText(null)).toBeNull()
  expect(shortIntervalText({ roiInterval: null, clippedRoi: null })).toBeNull()
})

test('of too few entries no interval is told', () => {
  expect(intervalText({ neededEntries: 2900 })).toBe('too few to say')
  expect(shortIntervalText({ roiInterval: { neededEntries: 2900 }, clippedRoi: null })).toBe('too few to say')
})

test('where only the prizes up to 20 fees say something, that is told, with the largest prize that was not won', () => {
  const clipped = { roi: -21.3, interval: { low: -31, high: -12.4 }, unseenPrize: 100_000, unseenRoi: 230.4 }
  const roi = { roiInterval: { neededEntries: 4_700_000 }, clippedRoi: clipped }
  expect(roiIntervalText(roi)).toBe('-31.0% to -12.4% with at most 20 fees an entry')
  expect(shortIntervalText(roi)).toBe('to 20 fees: -31.0% to -12.4%')
  expect(unseenPrizeText(roi)).toBe(
    'With at most 20 fees an entry the ROI is -21.3%. Larger prizes come too rarely for a range of the whole ROI. One win of the largest prize (about $100,000) would add 230.4%.',
  )
  const won = { ...roi, clippedRoi: { ...clipped, unseenPrize: null, unseenRoi: null } }
  expect(unseenPrizeText(won)).toMatch(/whole ROI\.$/)
  const few = { ...roi, clippedRoi: { ...clipped, interval: { neededEntries: 40 } } }
  expect(roiIntervalText(few)).toBe('too few to say')
  expect(unseenPrizeText(few)).toBeNull()
})
