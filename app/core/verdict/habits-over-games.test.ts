import { expect, test } from 'vitest'
import { randomFrom } from '../numbers/random-from.ts'
import { countGames, type HabitObservation, habitObservation } from './habit-observation.ts'
import { habitsOverGames } from './habits-over-games.ts'

const seen = (game: string, mine: number, best: number, field: number): HabitObservation => ({
  game,
  format: 'showdown',
  habits: [{ habit: 'salaryLeft', mine, best, field }],
})

test('contests of one game are one observation', () => {
  const contests = [seen('a', 900, 300, 500), seen('a', 700, 100, 500), seen('b', 600, 200, 600)]
  expect(countGames(contests)).toBe(2)
  const [left] = habitsOverGames(contests)
  // Game a: 800 and 200, game b: 600 and 200. The gaps are 600 and 400: mean 500, error sqrt(20,000 / 2) = 100.
  expect(left).toMatchObject({ games: 2, mine: 700, best: 200, field: 550, change: null })
  expect(left!.gap.mean).toBe(500)
  expect(left!.gap.error).toBeCloseTo(100, 9)
})

test('a change is suggested where the best differ from the field and the user from the best, clearly and oppositely', () => {
  const games = (mine: number, best: number, field: number) =>
    habitsOverGames(
      Array.from({ length: 6 }, (_, i) => seen(`g${i}`, mine + 10 * (i % 3), best + 7 * (i % 2), field + i)),
    )[0]!.change
  expect(games(900, 200, 500)).toBe('less')
  expect(games(100, 800, 500)).toBe('more')
  // The user goes further than the best in the direction in which the best left the field.
  expect(games(100, 200, 500)).toBeNull()
  // The best are like the field.
  expect(games(900, 503, 503)).toBeNull()
})

test('two games never carry a change', () => {
  expect(habitsOverGames([seen('a', 900, 200, 500), seen('b', 900, 200, 500)])[0]!.change).toBeNull()
})

test('games of pure luck suggest a change in fewer than 5% of accounts', () => {
  const random = randomFrom(4)
  const noise = () => (random() + random() + random() - 1.5) * 200
  let changes = 0
  for (let account = 0; account < 500; account += 1) {
    const games = Array.from({ length: 3 + (account % 12) }, (_, i) =>
      seen(`g${i}`, 500 + noise(), 500 + noise(), 500 + noise()),
    )
    if (habitsOverGames(games)[0]!.change) changes += 1
  }
  expect(changes / 500).toBeLessThan(0.05)
})

test('a running contest and one without a lineup of the user are no observation', () => {
  const group = { mean: 1, lineups: 1 }
  const habits = [
    { habit: 'copies' as const, field: group, fieldSpread: 1, best: group, winner: group, mine: group },
  ]
  expect(habitObservation({ game: 'a', format: 'standard', isLive: false, habits })).toEqual({
    game: 'a',
    format: 'standard',
    habits: [{ habit: 'copies', mine: 1, best: 1, field: 1 }],
  })
  expect(habitObservation({ game: 'a', format: 'standard', isLive: true, habits })).toBeNull()
  expect(
    habitObservation({
      game: 'a',
      format: 'standard',
      isLive: false,
      habits: [{ ...habits[0]!, mine: null }],
    }),
  ).toBeNull()
})
