import { expect, test } from 'vitest'
import {
  dollarsIn,
  injuryStatusIn,
  isActiveStatus,
  nameAndIdIn,
  numberIn,
  providerIdIn,
  rankIn,
  withDecimalPoint,
} from './cells.ts'

test.each([
  [
    'Out',
    ['O', 'OUT', 'IR', 'ir-r', 'PUP', 'PUP-R', 'NFI', 'NFI-R', 'SUS', 'SUSP', 'NA', 'DNR', 'IL', 'out'],
  ],
  ['Doubtful', ['D', 'Doubtful']],
  ['Questionable', ['Q', 'questionable', 'GTD', 'DTD']],
  ['Healthy', ['', 'P', 'ACT', 'W']],
])('the status codes that read as %s', (status, codes) => {
  expect(codes.map(injuryStatusIn)).toEqual(codes.map(() => status))
})

test('a status that says that the player plays; a blank, an injury or a note says it not', () => {
  const plays = ['Active', 'ACT', 'P', 'Probable', 'confirmed', 'Healthy']
  const not = ['', 'Q', 'D', 'O', 'OUT', 'IR', 'W']
  expect([...plays, ...not].map(isActiveStatus)).toEqual([...plays.map(() => true), ...not.map(() => false)])
})

test('a price in dollars, with or without sign and commas; any other text is null', () => {
  expect(['5400', '$5,400', ' $1,000,000 ', '12.5', '0'].map(dollarsIn)).toEqual([
    5400, 5400, 1_000_000, 12.5, 0,
  ])
  expect(['', '-5', '5k', '5.4.0', '1234567890'].map(dollarsIn)).toEqual([null, null, null, null, null])
})

test('ranks start at 1; 0, blanks and other text are null', () => {
  expect(['1', '32', '0', '-3', '', 'n/a'].map(rankIn)).toEqual([1, 32, null, null, null, null])
  expect(['.5', '-1.25', '2000', '1999'].map(numberIn)).toEqual([0.5, -1.25, null, 1999])
})

test('an id with decimals from a spreadsheet is the same id', () => {
  expect(['11896030', '11896030.0', '11896030.00', '1-2_a', '1.5', 'a b'].map(providerIdIn)).toEqual([
    '11896030',
    '11896030',
    '11896030',
    '1-2_a',
    null,
    null,
  ])
  expect(nameAndIdIn('DeAndre Hopkins (11896030)')).toEqual({ name: 'DeAndre Hopkins', id: '11896030' })
})

test('in a file divided by semicolons the comma is the decimal sign', () => {
  expect(['18,5', '-1,25', ',5', '18.5', '1,5,2', '5,400 x', ''].map(withDecimalPoint)).toEqual([
    '18.5',
    '-1.25',
    '.5',
    '18.5',
    '1,5,2',
    '5,400 x',
    '',
  ])
})
