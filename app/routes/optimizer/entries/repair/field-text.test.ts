import { expect, test } from 'vitest'
import { fieldText } from './field-text.ts'

const games = { over: 7, minutesLeft: [14] }
const live = { key: 'a', name: 'live.csv', entries: 60, hidesPlayers: true, games } as const
const isLate = true
const SO_FAR = '7 games over, 1 running with 14 minutes left (defenses are rough)'

test('a contest without live standings has drawn opponents, and counts the points of one that has them', () => {
  expect(fieldText([{ opponents: live }, {}], { isLate, scored: live })).toBe(
    `Opponents are those of live.csv; players whose games were to come are drawn from the ownership. In other contests they are drawn as before the first kickoff. Points so far count: ${SO_FAR}.`,
  )
})

test('what is not known is said: points of one contest, of all, and opponents too', () => {
  const { games: _, ...final } = live
  expect(
    fieldText([{ opponents: live }, { opponents: { ...final, name: 'old.csv' } }], { isLate, scored: live }),
  ).toContain(
    `Opponents are those of live.csv, old.csv; players whose games were to come are drawn from the ownership. Points so far count where they are known: ${SO_FAR}.`,
  )
  expect(fieldText([{ opponents: final }], { isLate, scored: undefined })).toMatch(
    / Points are as before the first kickoff\.$/,
  )
  expect(fieldText([{}, {}], { isLate, scored: undefined })).toMatch(
    /^Opponents and points are as before the first kickoff: .+ show the real ones\.$/,
  )
})

test('before the first kickoff nothing is said of what is scored', () => {
  const before = { isLate: false, scored: live }
  expect([{}, { opponents: live }].map((contest) => fieldText([contest], before))).toEqual(['', ''])
})
