import { expect, test } from 'vitest'
import { inPieces, jsonList } from './pieces.ts'

type Row = { id: number }

/** Records with gaps between their ids, paged like the database pages them. */
function readerOf(count: number) {
  const rows = Array.from({ length: count }, (_, i): Row => ({ id: 3 * i + 2 }))
  const reads: number[] = []
  const read = async (after: number, limit: number) => {
    reads.push(after)
    return rows.filter(({ id }) => id > after).slice(0, limit)
  }
  return { rows, reads, read }
}

async function all(pieces: AsyncIterable<Row[]>): Promise<Row[][]> {
  const found: Row[][] = []
  for await (const piece of pieces) found.push(piece)
  return found
}

test.each([0, 1, 1999, 2000, 2001, 4000, 5003])(
  '%i records are read once each, 2,000 at a time',
  async (count) => {
    const { rows, reads, read } = readerOf(count)
    const pieces = await all(inPieces(read, ({ id }) => id))
    expect(pieces.flat()).toEqual(rows)
    expect(pieces.every((piece) => piece.length > 0 && piece.length <= 2000)).toBe(true)
    expect(reads.length).toBeLessThanOrEqual(Math.floor(count / 2000) + 1)
  },
)

test.each([0, 1, 2001, 4000])(
  'a list of %i records is one JSON value, one record per line',
  async (count) => {
    const { rows, read } = readerOf(count)
    let text = ''
    for await (const piece of jsonList(
      'rows',
      inPieces(read, ({ id }) => id),
      (row) => row,
    ))
      text += piece
    expect(JSON.parse(text)).toEqual({ rows })
    if (count > 0) expect(text.trim().split('\n')).toHaveLength(count + 2)
  },
)
