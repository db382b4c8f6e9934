import { expect, test } from 'vitest'
import type { Completions } from './repair-request.ts'
import { swapByWorth } from './swap-by-worth.ts'

const LINEUPS = [['a'], ['b']]
const became = (index: number, after: string) => ({
  ...{ index, before: LINEUPS[index]!, after: [after], changed: [], further: 0 },
  ...{ pointsBefore: 0, pointsAfter: 0 },
})
const found: Completions = { found: [[became(0, 'x'), became(0, 'y')], [became(1, 'x')]], isProved: true }
/** Cents that the second lineup makes more, by contest. */
const CENTS = { cash: { x: 10, y: 2 }, satellite: { x: -50, y: 3 } }

test('a completion gains what all entries of its lineup make more, each in its own contest, and errors add up', async () => {
  const asked: [string, string[]][] = []
  const gained = await new Promise<readonly object[]>((resolve) => {
    void swapByWorth(
      LINEUPS,
      [
        { contest: 'cash' as const, entries: [3, 1] },
        { contest: 'satellite' as const, entries: [1, 0] },
      ],
      {
        completions: async () => found,
        worths: async (pairs, contest) => {
          asked.push([contest, pairs.map(({ before, after }) => `${before} ${after}`)])
          return pairs.map(({ after: [id] }) => ({
            profitGained: { value: CENTS[contest][id as 'x' | 'y'], error: 1 },
          }))
        },
        best: async (_, gains) => {
          resolve(gains)
          return null
        },
      },
    )
  })
  // The second lineup is in no satellite.
  expect(asked).toEqual([
    ['cash', ['a x', 'a y', 'b x']],
    ['satellite', ['a x', 'a y']],
  ])
  expect(gained).toEqual([
    { value: 3 * 10 - 50, error: 4 },
    { value: 3 * 2 + 3, error: 4 },
    { value: 10, error: 1 },
  ])
})

test('where a step is stopped, no further one is taken', async () => {
  const none = async () => null
  const never = async () => {
    throw new Error('a step after the one that was stopped')
  }
  const one = [{ contest: 'cash', entries: [1, 1] }]
  expect(await swapByWorth(LINEUPS, one, { completions: none, worths: never, best: never })).toBeNull()
  expect(
    await swapByWorth(LINEUPS, one, { completions: async () => found, worths: none, best: never }),
  ).toBeNull()
})
