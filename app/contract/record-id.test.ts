import { expect, test } from 'vitest'
import { parseRecordId } from './record-id.ts'

test.each([
  ['1', 1],
  ['42', 42],
  ['999999999999999', 999_999_999_999_999],
])('%s is the id %d', (text, id) => {
  expect(parseRecordId(text)).toBe(id)
})

test.each([undefined, '', '0', '-1', '01', '1.0', '1e3', ' 1', '1 ', '0x1', '١', '1000000000000000'])(
  '%j is no id',
  (text) => {
    expect(parseRecordId(text)).toBeNull()
  },
)
