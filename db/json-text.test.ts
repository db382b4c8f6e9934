import { expect, test } from 'vitest'
import { isRecord } from '#core/collections/is-record.ts'
import { isListOf, isText } from './json-text.ts'

test('a record is an object that is no list', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true)
  expect([null, [], 'a', 1, undefined].some(isRecord)).toBe(false)
})

test('a list of texts holds texts alone; an empty one is one too', () => {
  const isTexts = isListOf(isText)
  expect([isTexts([]), isTexts(['a', '']), isTexts(['a', 1]), isTexts('a'), isTexts(null)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
