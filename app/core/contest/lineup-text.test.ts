import { expect, test } from 'vitest'
import { positionOfSlot, readLineupText, tidyName } from './lineup-text.ts'

const slot = (code: string, name: string | null) => ({ code, name })

test('a lineup is read slot by slot, in the order of the file', () => {
  expect(readLineupText('CPT Ann One FLEX Bo Two FLEX Bears ')).toEqual([
    slot('CPT', 'Ann One'),
    slot('FLEX', 'Bo Two'),
    slot('FLEX', 'Bears'),
  ])
  expect(readLineupText('')).toEqual([])
})

test('a name may begin with a slot code: a code starts a slot only after a complete name', () => {
  expect(readLineupText('TOP TOP Esports MID  A  B  CPT LOCKED')).toEqual([
    slot('TOP', 'TOP Esports'),
    slot('MID', 'A B'),
    slot('CPT', null),
  ])
})

test('a hidden slot and a slot without a name have no player', () => {
  expect(readLineupText('CPT LOCKED FLEX Bo Two FLEX')).toEqual([
    slot('CPT', null),
    slot('FLEX', 'Bo Two'),
    slot('FLEX', null),
  ])
})

test('text that does not begin with a slot code has no slots', () => {
  expect(readLineupText('Ann / Bo')).toEqual([])
})

test('a slot tells the position, unless it takes any', () => {
  expect(['QB', 'DST', 'FLEX', 'S-FLEX', 'UTIL', 'BN', 'CPT'].map(positionOfSlot)).toEqual([
    'QB',
    'DST',
    ...[null, null, null, null, null],
  ])
})

test('names have single spaces and none outside', () => {
  expect(tidyName('  Bears \t ')).toBe('Bears')
  expect(tidyName('Amon-Ra  St. Brown')).toBe('Amon-Ra St. Brown')
})
