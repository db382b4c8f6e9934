import { expect, test } from 'vitest'
import { jsonChunks } from './bulk.ts'

test('no rows give no chunk; few rows give one', () => {
  expect([...jsonChunks([])]).toEqual([])
  expect([
    ...jsonChunks([
      [1, 'a"b'],
      [2, null],
    ]),
  ]).toEqual(['[[1,"a\\"b"],[2,null]]'])
})

test('many rows give chunks that keep every row in order, each below the 2 MB of a bound value', () => {
  // Three bytes a letter, the most that a UTF-16 unit takes in UTF-8.
  const rows = Array.from({ length: 5000 }, (_, index) => [index, '王'.repeat(400)])
  const chunks = [...jsonChunks(rows)]
  expect(chunks.flatMap((chunk) => JSON.parse(chunk))).toEqual(rows)
  // 5,000 rows of about 409 characters in chunks of 600,000.
  expect(chunks).toHaveLength(4)
  for (const chunk of chunks) expect(new TextEncoder().encode(chunk).length).toBeLessThan(2_000_000)
})

test('a row that is larger than a chunk stands in one of its own', () => {
  const chunks = [...jsonChunks([['a'], ['x'.repeat(700_000)], ['b']])]
  expect(chunks.map((chunk) => JSON.parse(chunk).length)).toEqual([1, 1, 1])
})
