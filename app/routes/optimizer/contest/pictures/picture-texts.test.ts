import { expect, test } from 'vitest'
import { axisMoney, chanceText, leverageText, moneyText, profitText, roiText } from './picture-texts.ts'

test('profits have a sign, and cents below $100', () => {
  expect([1_250, -500, 0, 123_450, -9_999].map(profitText)).toEqual([
    '+$12.50',
    '-$5.00',
    '$0.00',
    '+$1,235',
    '-$99.99',
  ])
  expect([0, 405, 123_450].map(moneyText)).toEqual(['$0.00', '$4.05', '$1,235'])
  expect([-4_000, 120_000, 0].map(axisMoney)).toEqual(['-$40', '$1.2K', '$0'])
})

test('a rare chance is not called 0%, and a near certain one not 100%', () => {
  expect([0, 0.0001, 0.312, 0.99999, 1].map(chanceText)).toEqual([
    '0.0%',
    '<0.1%',
    '31.2%',
    '>99.9%',
    '100.0%',
  ])
})

test('leverage and ROI have a sign; 0 has none', () => {
  expect([12.4, -0.44, 0.02, -0.02, -33].map(leverageText)).toEqual(['+12', '-0.4', '0', '0', '-33'])
  expect(roiText({ value: 0.124, error: 0.042 })).toBe('+12% ± 4')
  expect(roiText({ value: -0.002, error: 0.0034 })).toBe('0% ± 0.3')
})
