import { expect, test } from 'vitest'
import { DEFAULT_NUMBERS, type SlateNumbers } from '../projections/slate-numbers.ts'
import type { Choices } from './memory.ts'
import { fieldsOfNumbers, numbersIn } from './numbers-in-memory.ts'

const file = (importedAt: number) => ({ name: 'mine.csv', importedAt, weight: 1, people: {} })
const NUMBERS: SlateNumbers = {
  pointsFrom: 'average',
  files: [file(7), file(9)],
  edits: { 'ada@AAA': { points: 21.5, captainOwnershipPct: 9 }, 'bea@BBB': { points: 0 } },
  ownershipInPoints: false,
}

test('numbers come back from their fields, files in the order of their import', () => {
  const fields = fieldsOfNumbers(NUMBERS)
  expect(fields.map(([field]) => field)).toEqual([
    'file#7',
    'file#9',
    'edit.points:ada@AAA',
    'edit.captainOwnershipPct:ada@AAA',
    'edit.points:bea@BBB',
    'numbers.pointsFrom',
    'numbers.ownershipInPoints',
  ])
  const elsewhere = { 'settings.creativity': 50, ...Object.fromEntries(fields.reverse()) } as Choices
  expect(numbersIn(elsewhere)).toEqual(NUMBERS)
  expect(numbersIn({})).toEqual(DEFAULT_NUMBERS)
})

test('what no version wrote so is passed over, alone', () => {
  const wrong: Choices = {
    'numbers.pointsFrom': 'moon',
    'numbers.ownershipInPoints': 'no',
    'edit.points:ada@AAA': '21',
    'edit.points': 3,
  }
  for (const out of ['ada@AAA', [7], { 0: 'ada@AAA' }, null]) {
    const fields = { ...wrong, 'file#7': { ...file(7), out }, 'file#9': { ...file(9), out: ['ada@AAA'] } }
    expect(numbersIn(fields)).toEqual({ ...DEFAULT_NUMBERS, files: [{ ...file(9), out: ['ada@AAA'] }] })
  }
})
