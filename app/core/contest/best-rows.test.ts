import { expect, test } from 'vitest'
import { bytesInUse } from '#workers/testing/bytes-in-use.ts'
import { BestRows } from './best-rows.ts'

test('rows in any order: the best are kept, equal ranks in file order', () => {
  // Ranks 1 to 50, each four times, so that the tenth row shares its rank with others.
  const rows = Array.from({ length: 200 }, (_, entry) => ({
    entry,
    rank: ((entry * 37) % 50) + 1,
    lineupText: `lineup ${entry}`,
  }))
  const best = new BestRows(10)
  for (const row of rows) best.offer(row)
  const expected = rows.toSorted((a, b) => a.rank - b.rank || a.entry - b.entry).slice(0, 10)
  expect(best.sorted()).toEqual(expected)
})

test('of rows with the rank of the worst kept row, the earlier in the file is kept', () => {
  const best = new BestRows(1)
  for (const entry of [5, 4, 3]) best.offer({ entry, rank: 1, lineupText: '' })
  expect(best.sorted().map(({ entry }) => entry)).toEqual([3])
})

test('at most twice the requested number of rows is held, for a file of any length', () => {
  const best = new BestRows(100)
  for (let entry = 0; entry < 10_000; entry++) {
    best.offer({ entry, rank: 10_000 - entry, lineupText: '' })
    expect((best as unknown as { rows: unknown[] }).rows.length).toBeLessThan(200)
  }
})

test('a kept row does not keep the text of the file around it', () => {
  const best = new BestRows(50)
  const before = bytesInUse('heapUsed')
  for (let entry = 0; entry < 100; entry++) {
    const piece = `${entry} ${'x'.repeat(2 ** 17)}`
    best.offer({ entry, rank: entry, lineupText: piece.slice(100, 200) })
  }
  // The pieces are 12.5 MB.
  expect(bytesInUse('heapUsed') - before).toBeLessThan(2 ** 20)
  expect(best.sorted()).toHaveLength(50)
})
