import { expect, test } from 'vitest'
import type { ClaimBasis } from '../games/shrink.ts'
import { shownForecastOf } from './shown-forecast.ts'

const BASIS: ClaimBasis = {
  ...{ own: 0.25, ownOfRare: 0.25, lostOfRare: 0, paid: 0.6, plain: 0.4, ownError: 0 },
  unknown: { wide: 0, deeper: 0 },
}

test('a forecast is moved by what its own contest pays the average entry, each figure with its error', () => {
  const claim = {
    errors: { top1: 0.002, cash: 0.01, roi: 0.2 },
    means: { top1: 0.01, cash: 0.2, roi: -0.15, steep: 0 },
  }
  const shown = shownForecastOf({ top1: 0.03, cash: 0.3, roi: 1.4, claim }, BASIS)!
  // A quarter of its own, three fifths of one that is paid half as often again, the rest the average.
  expect(shown.roi.value).toBeCloseTo(0.25 * 2.4 + 0.6 * 1.5 * 0.85 + 0.15 * 0.85 - 1, 9)
  expect(shown.roi.error).toBeCloseTo(0.25 * 0.2 + ((0.6 * 0.85) / 0.2) * 0.01, 9)
  expect(shown.cash.value).toBeCloseTo(0.85 * 0.3 + 0.15 * 0.2, 9)
  expect(shown.top1.value).toBeCloseTo(0.25 * 0.03 + 0.6 * 0.015 + 0.15 * 0.01, 9)
})

test('a forecast that does not say what it is moved by is not shown', () => {
  expect(shownForecastOf({ top1: 0.03, cash: 0.3, roi: 1.4 }, BASIS)).toBeNull()
})
