import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { calibrationOf } from './calibration.ts'
import { frozenContests, ownPayoutFactor } from './own-payout-factor.ts'
import { madeAutopsy } from './testing/made-autopsy.ts'

const made = calibrationOf(madeAutopsy())!

function contest(format: string | null, predicted: number, realised: number) {
  return { format, calibration: { ...made, forecast: { ...made.forecast!, gap: { predicted, realised } } } }
}

test('contests of the same format count; those without frozen forecasts or money do not', () => {
  const contests = [
    contest(SHOWDOWN.id, 0.2, 0.1),
    contest(STANDARD.id, 0.4, 0.3),
    contest(BIG_LEAGUE.id, 0.5, 0.4),
    contest(null, 0.6, 0.5),
    { format: SHOWDOWN.id, calibration: { ...made, forecast: null } },
  ]
  expect(frozenContests(contests, SHOWDOWN)).toEqual([{ predicted: 0.2, realised: 0.1 }])
  expect(frozenContests(contests, STANDARD)).toEqual([{ predicted: 0.4, realised: 0.3 }])
})

test('from 30 contests on the own factor moves from the general one to what came true', () => {
  const of = (count: number) => Array.from({ length: count }, () => contest(SHOWDOWN.id, 0.2, 0.05))
  expect(ownPayoutFactor(of(29), SHOWDOWN)).toBeNull()
  // All 30 say the same, so nothing of the general factor is left: a quarter of the predicted gap came true.
  expect(ownPayoutFactor(of(30), SHOWDOWN)).toMatchObject({ contests: 30, factor: 0.25 })
})
