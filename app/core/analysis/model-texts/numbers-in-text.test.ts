import { expect, test } from 'vitest'
import { foreignNumerals, numbersIn } from './numbers-in-text.ts'

const read = (sentence: string) =>
  numbersIn(sentence).map(({ value, unit, halfStep }) => ({ value, unit, halfStep }))

test.each([
  ['It costs $12,300.', 12_300, 'dollars', 0.5],
  ['It costs $12.3k.', 12_300, 'dollars', 50],
  ['A pool of 2M', 2_000_000, null, 500_000],
  ['It averages 12.4 points', 12.4, 'points', 0.05],
  ['It adds 3 more projected points', 3, 'points', 0.5],
  ['It has .5 points', 0.5, 'points', 0.05],
  ['About 20% hold the player', 20, 'percent', 0.5],
  ['About 20 percent hold the player', 20, 'percent', 0.5],
  ['The 3rd of the slate', 3, 'rank', 0.5],
  ['Figure 3.25 alone', 3.25, null, 0.005],
] as const)('%s', (sentence, value, unit, halfStep) => {
  const [number, ...others] = numbersIn(sentence)
  expect(others).toEqual([])
  expect(number).toMatchObject({ value, unit })
  expect(number!.halfStep).toBeCloseTo(halfStep, 12)
})

test.each([
  ['Archer averages 20 points', 'average'],
  ['Archer has 20 points a game', 'average'],
  ['Archer has 20 projected points', 'projection'],
  ['Archer is projected for 20 points', 'projection'],
  ['Archer is expected to score 20 points (baseline estimate)', 'baseline'],
  ['Archer has 20 estimated points', 'baseline'],
  ['Archer has 20 points set by hand', 'hand'],
  ['Archer is expected to score 20 points', null],
  ['The lineup costs 20 objective points', null],
  ['An average player costs $20', null],
] as const)('whose points: %s', (sentence, whose) => {
  expect(numbersIn(sentence)).toMatchObject([{ value: 20, whose }])
})

test('a multiplier is never rounded', () => {
  expect(read('A captain counts 1.5x')).toEqual([{ value: 1.5, unit: 'times', halfStep: 0 }])
  expect(read('It counts 2 times')).toEqual([{ value: 2, unit: 'times', halfStep: 0 }])
})

test('a minus before the figure, before or after the dollar sign makes it negative; a hyphen between words does not', () => {
  for (const text of ['at -3 points', 'at \u22123 points'])
    expect(numbersIn(text)).toMatchObject([{ value: -3, isNegative: true }])
  for (const text of ['at -$50', 'at $-50'])
    expect(numbersIn(text)).toMatchObject([{ value: -50, isNegative: true, unit: 'dollars' }])
  expect(numbersIn('a range of 12-14')).toMatchObject([{ value: 12 }, { value: 14, isNegative: false }])
})

test('numbers in words are read, whatever their case: counts, ranks and multiples', () => {
  expect(read('Five of the second half, twice')).toEqual([
    { value: 5, unit: null, halfStep: 0 },
    { value: 2, unit: 'rank', halfStep: 0 },
    { value: 0.5, unit: 'times', halfStep: 0 },
    { value: 2, unit: 'times', halfStep: 0 },
  ])
})

test('a word inside a longer word is not a number', () => {
  expect(numbersIn('The tenacious sixpack of Constructor Tennant')).toEqual([])
})

test('a team code is not a number, the same word in another case is', () => {
  const teams = new Set(['TEN'])
  expect(numbersIn('TEN leads', teams)).toEqual([])
  expect(numbersIn('Ten lead', teams)).toMatchObject([{ value: 10 }])
})

test('a role such as WR2 is not a figure, other words with digits are figures that equal no fact', () => {
  expect(numbersIn('WR2 and RB1 play')).toEqual([])
  expect(numbersIn('W2L9')).toMatchObject([{ text: 'W2L9', value: Number.NaN }])
  expect(numbersIn('WR7')).toMatchObject([{ value: Number.NaN }])
})

test('numerals of other scripts, fractions and superscripts are foreign, the digits 0 to 9 are not', () => {
  expect(foreignNumerals('½ of ٣ and ２ and 10² but 20')).toEqual(['½', '٣', '２', '²'])
})
