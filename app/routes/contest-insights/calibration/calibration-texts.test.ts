import { expect, test } from 'vitest'
import {
  actualText,
  calibrationCsv,
  meanErrorsText,
  ownFactorText,
  pointText,
  verdictText,
} from './calibration-texts.ts'

const POINT = {
  ...{ entries: 80, contests: 4, predicted: 0.25, actual: { value: 0.3, error: 0.25 }, needs: 25 },
  interval: { low: 0, high: 0.8 },
}

test('a share with its error, or how many contests it takes', () => {
  expect(actualText(POINT)).toBe('too few to say (needs about 25 contests)')
  expect(actualText({ ...POINT, needs: null })).toBe('30.0% ±25.0%')
  expect(pointText({ ...POINT, needs: null })).toBe(
    'Said to cash 25.0%, came 30.0% ±25.0%: 80 entries of 4 contests',
  )
  expect(pointText(POINT)).toContain('too few contests to say what came (about 25 needed)')
})

test('a dot whose interval does not hold the prediction is more than luck', () => {
  const off = { ...POINT, interval: { low: 0.3, high: 0.8 } }
  expect(verdictText([POINT])).toBe('No dot is further from the line than luck explains.')
  expect(verdictText([POINT, off])).toBe('1 of 2 dots is further from the line than luck explains.')
  expect(verdictText([off, off])).toBe('2 of 2 dots are further from the line than luck explains.')
})

test('errors of one contest have no error themselves', () => {
  const errors = {
    contests: 2,
    players: 40,
    bias: { value: 0.42, error: 0.2 },
    absolute: { value: 4.2, error: 0.3 },
  }
  expect(meanErrorsText(errors)).toBe('off by 4.2 ±0.3, bias +0.4 ±0.2')
  const one = { ...errors, bias: { value: -1, error: Number.POSITIVE_INFINITY } }
  expect(meanErrorsText(one)).toBe('off by 4.2 ±0.3, bias -1.0')
})

test('the own factor, and the general one until there are 30 contests', () => {
  expect(ownFactorText(null, 3, 0.57)).toContain('3 contests with kept forecasts. From 30 on')
  expect(ownFactorText({ slope: 0.4, error: 0.1, contests: 31, factor: 0.43 }, 31, 0.57)).toBe(
    'Of the gaps that your forecasts predicted, 0.40 ±0.10 came true over 31 contests. Your figures keep 0.43 of a gap; others keep 0.57.',
  )
})

test('the file has percents', () => {
  expect(calibrationCsv([POINT]).split('\r\n')[1]).toBe('25,30,25,0,80,80,4')
})
