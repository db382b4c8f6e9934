import { expect, test } from 'vitest'
import { readStandings } from './read-standings.ts'

const CELL_BYTES = 60 * 2 ** 20
const PIECE_BYTES = 64 * 1024

test.each([
  ['bare', ''],
  ['quoted', '"'],
])('of a %s cell of 60 MB no more is read than shows that it is none', async (_, quote) => {
  let sent = 0
  async function* cell(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(`Rank,EntryId,EntryName,Points,Lineup\n1,2,${quote}`)
    for (const piece = new Uint8Array(PIECE_BYTES).fill(120); sent < CELL_BYTES; sent += PIECE_BYTES)
      yield piece
  }
  expect(await readStandings(cell())).toEqual({ ok: false, error: { kind: 'line_too_long' } })
  expect(sent).toBeLessThan(2 ** 20)
})
