import { expect, test } from 'vitest'
import { entryIdsIn } from './entry-ids.ts'

test.each([
  ['', []],
  [' 4123 ', ['4123']],
  ['4123, 4124;#4125\n4123', ['4123', '4124', '4125']],
  ['4123 (2/20)', null],
  ['-5', null],
  ['1234567890123456', null],
])('entry numbers are read from %j', (text, ids) => {
  expect(entryIdsIn(text)).toEqual(ids)
})
