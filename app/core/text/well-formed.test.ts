import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wellFormed } from './well-formed.ts'

test.each([
  ['\uD83C', '\uFFFD'],
  ['a\uDFC8b', 'a\uFFFDb'],
  ['\uDFC8\uD83C', '\uFFFD\uFFFD'],
  ['\uD83C\uD83C\uDFC8', '\uFFFD\u{1F3C8}'],
  ['Ja\u2019Marr \u{1F3C8}', 'Ja\u2019Marr \u{1F3C8}'],
])('%j becomes %j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected)
})

test('agrees with String.toWellFormed on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }), (text) => {
      expect(wellFormed(text)).toBe(text.toWellFormed())
    }),
  )
})
