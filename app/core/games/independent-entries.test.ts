import { expect, test } from 'vitest'
import { randomFrom } from '../numbers/random-from.ts'
import { independentEntries } from './independent-entries.ts'

/** @param games by game, who is paid. */
function ofGames(games: readonly (readonly boolean[])[]): number | null {
  const paid = games[0]!.map((_, entry) => games.filter((game) => game[entry]).length)
  return independentEntries(
    paid,
    games.map((game) => game.filter(Boolean).length),
  )
}

test('entries that are paid in the same games are one; those that know nothing of each other are as many as they are', () => {
  const same = [true, false, false, true].map((isPaid) => [isPaid, isPaid, isPaid])
  expect(ofGames(same)).toBeCloseTo(1, 12)
  // All four games of two coins.
  const coins = [0, 1, 2, 3].map((game) => [game % 2 === 0, game < 2])
  expect(ofGames(coins)).toBeCloseTo(2, 12)
  // One or the other is always paid: better than independent, and not counted as more than two.
  expect(ofGames([0, 1].map((game) => [game === 0, game === 1]))).toBe(2)
})

test('with equal correlations it is n / (1 + (n - 1) r)', () => {
  const random = randomFrom(7)
  const [entries, together] = [20, 0.6]
  const games = Array.from({ length: 40_000 }, () => {
    const shared = random() < 0.25
    return Array.from({ length: entries }, () => (random() < together ? shared : random() < 0.25))
  })
  // Two entries follow the same coin with a chance of 0.6 squared, which is their correlation.
  expect(ofGames(games)).toBeCloseTo(entries / (1 + (entries - 1) * together ** 2), 1)
})

test('nothing is said where every entry is always or never paid', () => {
  expect(
    ofGames([
      [true, false],
      [true, false],
    ]),
  ).toBeNull()
})
