import { expect, test } from 'vitest'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import {
  disbelief,
  dupesText,
  formatDupes,
  formatProfitEstimate,
  formatRoiEstimate,
  formatShare,
  formatShareError,
  formatWin,
  showsDupes,
} from './estimates.ts'

test('an ROI has its sign, its error the same unit, and both a decimal only below ten percent', () => {
  const texts = [
    [-0.004, 0.012],
    [0.045, 0.0949],
    [0.0949, 0.12],
    [0.1234, 0.0996],
    [-0.5, 0.4],
    [12.345, 1.25],
    [-0.0004, 0.0034],
    [0.02, Number.POSITIVE_INFINITY],
  ].map(([value, error]) => formatRoiEstimate({ value: value!, error: error! }))
  expect(texts).toEqual([
    '-0.4% ±1.2%',
    '+4.5% ±9.5%',
    '+9.5% ±12%',
    '+12% ±10%',
    '-50% ±40%',
    '>999%',
    '0% ±0.3%',
    '+2.0%',
  ])
})

test('a profit of ten times its fees is not told, and why', () => {
  const tenfold = { value: 10_000, error: 500 }
  expect([1_001, 1_000, 0].map((fees) => disbelief(tenfold, fees))).toEqual([
    '',
    'Points and ownership contradict each other.',
    '',
  ])
})

test('a rare share is not called 0%, and a near certain one not 100%', () => {
  expect([0, 0.0001, 0.0234, 0.5, 0.9994, 0.9995, 1].map(formatShare)).toEqual([
    '0%',
    '<0.1%',
    '2.3%',
    '50.0%',
    '99.9%',
    '>99.9%',
    '100%',
  ])
  expect([0.0004, 0.012].map(formatShareError)).toEqual(['±0.04%', '±1.2%'])
})

test('an amount has its cents and its error the same unit', () => {
  expect(formatProfitEstimate({ value: -10_050, error: 405 })).toBe('-$100.50 ±$4.05')
  expect(formatProfitEstimate({ value: 0, error: Number.POSITIVE_INFINITY })).toBe('$0.00')
})

test('a win is one in so many games, with two digits; without a win it is rarer than one of the games', () => {
  expect([1, 0.5, 1 / 432, 1 / 4321, 1 / 12_345, 1 / 1_234_567].map((share) => formatWin(share, 10))).toEqual(
    ['1 in 1', '1 in 2', '1 in 430', '1 in 4,300', '1 in 12k', '1 in 1.2M'],
  )
  expect(formatWin(0, 10_000)).toBe('<1 in 10k')
})

test('Dupes have one decimal below a hundred', () => {
  expect([0, 0.01, 3.21, 99.97, 1234].map(formatDupes)).toEqual(['0.0', '<0.1', '3.2', '100', '1,200'])
})

test('a rough range of Dupes has decimals below one only, and is one number where both ends read the same', () => {
  const ranges = [
    [0.57, 4],
    [12.4, 86.6],
    [0, 0],
    [0.002, 0.014],
    [0.02, 0.14],
    [0.97, 6.8],
    [171, 1200],
  ] as const
  expect(ranges.map(([low, high]) => dupesText({ expected: low, rough: { most: high } }))).toEqual([
    ...['0.6-4', '12-87', '0.0', '<0.1', '0-0.1', '1-7', '170-1.2k'],
  ])
  expect(dupesText({ expected: 0.57 })).toBe('0.6')
})

test('a flat contest of several games shows no Dupes; others, and a game alone, do', () => {
  const doubleUp = { steep: 0, cash: 0.44 }
  expect(showsDupes(STANDARD, doubleUp)).toBe(false)
  expect(showsDupes(SHOWDOWN, doubleUp)).toBe(true)
  expect(showsDupes(STANDARD, { steep: 0.6, cash: 0.22 })).toBe(true)
  // All to one of ten: a tie there halves the prize.
  expect(showsDupes(STANDARD, { steep: 0, cash: 0.1 })).toBe(true)
})
