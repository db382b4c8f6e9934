import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { companyFactors, MATES } from './company.ts'

const people = ['KC QB', 'KC WR', 'KC TE', 'KC RB', 'KC DST', 'BUF QB', 'BUF WR', 'BUF DST', 'KC QB'].map(
  (text, i) => {
    const [team, position] = text.split(' ')
    return makePlayer({ id: `p${i}`, name: `Person ${i}`, team: team!, position: position! })
  },
)
const pool = contestPoolOf(people, SHOWDOWN)
/** The captain first, by place of the list above. */
const lineup = (...places: number[]) =>
  places.map((place, at) => {
    const { captainRow, flexRow } = pool.people[place]!
    return at === 0 ? captainRow : flexRow
  })

test('a receiver counts more with the own quarterback, as captain or with the captain most', () => {
  const factorOf = companyFactors(pool)
  // The back is the captain; one receiver and two of the quarterback's team.
  expect(factorOf(lineup(3, 0, 1))).toBeCloseTo(1.4, 12)
  expect(factorOf(lineup(3, 0, 1, 2))).toBeCloseTo(1.4 ** 2, 12)
  expect(factorOf(lineup(1, 0, 2))).toBeCloseTo(1.4 * 2.3 * 1.4, 12)
  expect(factorOf(lineup(0, 1, 2))).toBeCloseTo((1.4 * 1.4) ** 2, 12)
  // A second quarterback of the team changes nothing, unless he is the captain.
  expect(factorOf(lineup(3, 0, 8, 1))).toBeCloseTo(1.4, 12)
  expect(factorOf(lineup(8, 0, 1))).toBeCloseTo(1.4 * 1.4, 12)
  // The other team's receiver has no quarterback here.
  expect(factorOf(lineup(3, 0, 6))).toBe(1)
  expect(factorOf(lineup(1, 3, 2))).toBe(1)
})

test('a quarterback and the defense that plays against him are seldom together', () => {
  const factorOf = companyFactors(pool)
  expect(factorOf(lineup(3, 0, 7))).toBeCloseTo(0.32, 12)
  expect(factorOf(lineup(7, 0, 8))).toBeCloseTo(0.32, 12)
  expect(factorOf(lineup(3, 0, 4))).toBe(1)
  // Both quarterbacks against both defenses, and a receiver of each.
  expect(factorOf(lineup(0, 5, 4, 7, 1, 6))).toBeCloseTo(0.32 ** 2 * (1.4 * 1.4) * 1.4, 12)
})

test('only games of two teams with a captain have these habits', () => {
  const one = contestPoolOf(
    people.map((row) => ({ ...row, team: 'KC' })),
    SHOWDOWN,
  )
  expect(companyFactors(one)([0, 1, 2])).toBe(1)
  expect(companyFactors(contestPoolOf(people, BIG_LEAGUE))([0, 1, 2])).toBe(1)
})

test('in several games each receiver of the quarterback’s team counts more, and nobody else', () => {
  const players = ['KC QB', 'KC WR', 'KC TE', 'KC RB', 'BUF DST', 'BUF WR', 'DAL WR', 'DAL QB'].map(
    (text, i) => {
      const [team, position] = text.split(' ')
      const opponent = { KC: 'BUF', BUF: 'KC', DAL: 'NYG' }[team!]!
      return makePlayer({ id: `p${i}`, name: `Person ${i}`, team: team!, opponent, position: position! })
    },
  )
  const factorOf = companyFactors(contestPoolOf(players, STANDARD))
  const { cash, gpp } = MATES
  expect(factorOf([0, 1, 6])).toBe(cash)
  expect(factorOf([6, 2, 1, 0])).toBeCloseTo(cash * cash, 12)
  expect(companyFactors(contestPoolOf(players, STANDARD, { contest: 'gpp' }))([0, 1, 2])).toBe(gpp * gpp)
  expect(factorOf([0, 3, 4, 5, 6])).toBe(1)
  expect(factorOf([7, 1, 2])).toBe(1)
  // A team of which the file does not say whom it plays against is still one team; of no known team nobody is a mate.
  const alone = players.map((player) => ({ ...player, opponent: null }))
  expect(companyFactors(contestPoolOf(alone, STANDARD))([0, 1])).toBe(cash)
  const unknown = players.map((player) => ({ ...player, team: null, opponent: null }))
  expect(companyFactors(contestPoolOf(unknown, STANDARD))([0, 1])).toBe(1)
})
