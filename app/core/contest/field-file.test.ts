import { expect, test } from 'vitest'
import type { Field } from './field.ts'
import { decodeField, encodeField } from './field-file.ts'
import { fieldOf } from './testing/field-of.ts'

function fileOf(field: Field): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encodeField(field).flatMap((piece) => [...piece]))
}

test.each([
  [
    'an even number of entries',
    fieldOf(
      [
        [0, 1, 2],
        [1, 0, null],
      ],
      { isLive: true },
    ),
  ],
  [
    'an odd number of entries and slots',
    fieldOf(
      [
        [0, 1, 2],
        [1, 0, null],
        [null, null, null],
      ],
      { hasCaptain: false },
    ),
  ],
  ['entries without lineups', fieldOf([[], []])],
])('a field comes back from its file unchanged: %s', (_, field) => {
  expect(decodeField(fileOf(field).buffer)).toEqual(field)
})

test('ids of 15 digits, the largest rank, negative points and names of any script are kept', () => {
  const field = fieldOf([[0]], {
    entryIds: Float64Array.of(999_999_999_999_999),
    ranks: Uint32Array.of(0xffff_ffff),
    pointsMilli: Int32Array.of(-2_500),
    names: new TextEncoder().encode('Zoë 王 🏈 (1/2)\n'),
  })
  expect(decodeField(fileOf(field).buffer)).toEqual(field)
})

test('a name in the header whose bytes are not a multiple of eight does not shift the columns', () => {
  for (let length = 1; length <= 9; length += 1) {
    const players = [{ name: 'x'.repeat(length), position: null, draftedPct: null, pointsMilli: null }]
    const field = fieldOf([[0]], { players })
    expect(decodeField(fileOf(field).buffer)).toEqual(field)
  }
})

test('other bytes are refused', () => {
  expect(() => decodeField(new TextEncoder().encode('Rank,EntryId').buffer)).toThrow('not a field file')
  const cut = fileOf(fieldOf([[0, 1, 2]]))
  expect(() => decodeField(cut.buffer.slice(0, cut.length - 20))).toThrow()
})
