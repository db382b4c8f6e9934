import { expect, test } from 'vitest'
import {
  calibrationCsv,
  meanErrorsText,
  ownFactorText,
  rangeText,
  resultText,
  top1Text,
  verdictText,
} from './calibration-texts.ts'

const POINT = {
  ...{ entries: 80, contests: 4, predicted: 0.25, actual: { value: 0.3, error: 0.25 }, needs: 25 },
  interval: { low: 0, high: 0.8 },
}

const MISSED = { ...POINT, interval: { low: 0.3, high: 0.8 } }

test('a prediction is as said, missed, or too early to judge', () => {
  expect(resultText(POINT)).toBe('early: 25 contests needed')
  expect(resultText({ ...POINT, needs: null })).toBe('as said')
  expect(resultText(MISSED)).toBe('missed')
  expect(rangeText(POINT)).toBe('0 to 80%')
  expect(rangeText({ ...POINT, contests: 1 })).toBe('not known')
  expect(top1Text(MISSED)).toBe('In the top 1%: said 25.0%, came 30.0% (30 to 80%, missed).')
})

test('a range that does not hold the prediction is more than luck', () => {
  const known = { ...POINT, needs: null }
  expect(verdictText([POINT])).toBe('Too early to judge.')
  expect(verdictText([POINT, known])).toBe('None of 1 prediction missed by more than luck explains.')
  expect(verdictText([known, MISSED])).toBe('1 of 2 predictions missed by more than luck explains.')
})

test('errors of one contest have no error themselves', () => {
  const errors = {
    contests: 2,
    players: 40,
    bias: { value: 0.42, error: 0.2 },
    absolute: { value: 4.2, error: 0.3 },
  }
  expect(meanErrorsText(errors)).toBe('off by 4.2 ±0.3, too high by 0.4 ±0.2')
  const one = { ...errors, bias: { value: -1, error: Number.POSITIVE_INFINITY } }
  expect(meanErrorsText(one)).toBe('off by 4.2 ±0.3, too low by 1.0')
})

test('the own factor, and the general one until there are 30 contests', () => {
  expect(ownFactorText(null, 3, 0.57)).toContain(
    '57% is shown. From 30 contests with kept forecasts on (now 3),',
  )
  expect(ownFactorText({ slope: 0.4, error: 0.1, contests: 31, factor: 0.43 }, 31, 0.57)).toBe(
    'Of the leads that your forecasts promised, 40% ±10% came true in 31 contests. So 43% of a lead is shown; without a record 57%.',
  )
})

test('the file has percents', () => {
  expect(calibrationCsv([POINT]).split('\r\n')[1]).toBe('25,30,25,0,80,80,4')
})
