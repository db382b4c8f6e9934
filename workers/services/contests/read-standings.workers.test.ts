import { expect, test } from 'vitest'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { readStandings } from './read-standings.ts'

const CELL_BYTES = 60 * 2 ** 20
const PIECE_BYTES = 64 * 1024

test.each([
  ['bare', '', { kind: 'line_too_long' }],
  ['quoted', '"', { kind: 'open_quote', row: 2 }],
])('reading stops as soon as a %s cell is too long, not after its 60 MB', async (_, quote, error) => {
  let sent = 0
  async function* cell(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(`Rank,EntryId,EntryName,Points,Lineup\n1,2,${quote}`)
    for (const piece = new Uint8Array(PIECE_BYTES).fill(120); sent < CELL_BYTES; sent += PIECE_BYTES)
      yield piece
  }
  expect(await readStandings(cell())).toEqual({ ok: false, error })
  expect(sent).toBeLessThan(2 ** 20)
})

test('reading a large file yields to other requests', { timeout: 20_000 }, async () => {
  let isRead = false
  let turns = 0
  const other = async () => {
    for (; !isRead; turns++) await scheduler.wait(1)
  }
  const csv = madeContestCsv(30_000, 7)
  const bytes = new TextEncoder().encode(csv)
  async function* all() {
    yield bytes
  }
  const reading = readStandings(all()).finally(() => {
    isRead = true
  })
  await Promise.all([reading, other()])
  const stretches = Math.floor(bytes.length / (4 * 128 * 1024))
  expect(stretches).toBeGreaterThan(5)
  expect(turns).toBeGreaterThanOrEqual(stretches)
})
