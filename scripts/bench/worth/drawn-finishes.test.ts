import { expect, test } from 'vitest'
import { drawnFinishes } from './drawn-finishes.mjs'
import { prizesOf } from './judged.mjs'
import { personOf } from './real-contest.mjs'
import { drawnScores } from './real-games.mjs'

const ROLES = ['QB', 'RB', 'WR', 'TE']
/** A quarterback scores a half and then one and a half of what is expected, his receiver the other way round in the other team. */
const GAMES = [0.5, 1.5].map((times) => {
  const side = (of: number) => new Map(ROLES.map((position) => [`${position}1`, of]))
  return [side(times), side(2 - times)] as [Map<string, number>, Map<string, number>]
})
const PEOPLE = ['BUF', 'MIA'].flatMap((team) =>
  ROLES.map((position, i) => ({ name: `${team} ${position}`, team, position, expected: 20 - 3 * i })),
)

test('everyone scores as expected in the mean, and a team scores together', () => {
  const drawn = [...drawnScores(PEOPLE, GAMES)]
  for (const [i, { expected }] of PEOPLE.entries()) {
    const mean = drawn.reduce((sum, { scores }) => sum + scores[i]! / 50, 0) / drawn.length
    expect(Math.abs(mean / expected - 1)).toBeLessThan(0.05)
  }
  for (const { scores } of drawn) {
    // Up to a tenth more or less of a half, and of one and a half.
    const times = PEOPLE.map(({ expected }, i) => scores[i]! / 50 / expected)
    const teams = [times.slice(0, 4), times.slice(4)]
    expect(teams.filter((own) => own.every((each) => each < 0.56))).toHaveLength(1)
    expect(teams.filter((own) => own.every((each) => each > 1.34))).toHaveLength(1)
  }
})

test('who enters every lineup of the field once more gets half of the prizes in every game', () => {
  const names = PEOPLE.map(({ name }) => personOf(name))
  const lineups = names.flatMap((captain) => {
    const others = names.filter((name) => name !== captain)
    return [others.slice(0, 5), others.slice(2)].map((flex) => ({
      captain,
      flex,
      entries: 1,
    }))
  })
  const real = { lineups, entries: lineups.length, scored: new Map(), guessed: new Set<string>() }
  const { paidTo, feeCents } = prizesOf(real.entries)
  const half = paidTo(real.entries) / 2 / (real.entries * feeCents) - 1
  const [all, best] = drawnFinishes({ salaries: '', real }, [lineups, lineups.slice(0, 1)], GAMES, PEOPLE)
  for (const { roi, cash } of all!) {
    expect(roi).toBeCloseTo(half, 9)
    // 22% of 16 places are four, and each lineup is there twice.
    expect(cash).toBeCloseTo(2 / 16, 9)
  }
  // One entry gets more or less than that: it does not tie with all.
  expect(best!.every(({ roi }) => Math.abs(roi - half) > 0.01)).toBe(true)
})
