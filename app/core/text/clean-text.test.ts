import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['  Joe \t\r\n Archer ', 'Joe Archer'],
  ['Amon-Ra St. Brown', 'Amon-Ra St. Brown'],
  ["D'Andre Swift", "D'Andre Swift"],
  ['José Ñandú 49ers', 'José Ñandú 49ers'],
  ['A\u0000B\u001b[31mC', 'AB[31mC'],
  ['left\u202Eright\u2066\u2069\u061c', 'leftright'],
  ['zero\u200b\u200d\ufeffwidth', 'zerowidth'],
  ['tag\u{E0041}\u{E007F}ged', 'tagged'],
  ['lone \ud800 half', 'lone half'],
  ['line\u2028break', 'line break'],
  ['', ''],
])('%j -> %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('a name has at most 80 characters, counted in code points', () => {
  expect([...cleanText('🏈'.repeat(200))]).toHaveLength(80)
  expect(cleanText(`${'x'.repeat(79)} ${'y'.repeat(20)}`)).toBe('x'.repeat(79))
})
