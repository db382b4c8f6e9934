import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { defaultPool, idsNotUsed, whoIsGone } from './default-pool.ts'
import type { ProjectionFile } from './slate-numbers.ts'

/** A person of two teams in turn, at those points from a source. */
const person = (place: number, points: number, more: Partial<Player> = {}) =>
  makePlayer({
    ...{ id: `p${place}`, name: `P ${place}`, team: place % 2 === 0 ? 'AAA' : 'BBB', salary: 3_000 },
    ...{ fppg: 0, projectedPoints: points, projectedBy: 'baseline', ...more },
  })
const TWELVE = Array.from({ length: 12 }, (_, place) => person(place, 5 + place))
const told = (more: readonly Player[], files: readonly ProjectionFile[] = [], pool = TWELVE) =>
  Object.fromEntries(defaultPool([...pool, ...more], SHOWDOWN, { files }).notUsed)
const byFile = { projectedBy: 'projection' } as const
const file = (people: Record<string, number | null>, out: string[] = []): ProjectionFile => ({
  ...{ name: 'a.csv', importedAt: 1, weight: 1, out },
  people: Object.fromEntries(
    Object.entries(people).map(([key, points]) => [
      key,
      { points, flexOwnershipPct: null, captainOwnershipPct: null, ceiling: null, spread: null },
    ]),
  ),
})

describe('without a file', () => {
  test('left out are players below 2 points and those priced as inactive', () => {
    expect(told([person(20, 1.99), person(21, 2), person(22, 6, { salary: 800, fppg: 17 })])).toEqual({
      'p-20@AAA': 'few_points',
      'p-22@AAA': 'priced_as_inactive',
    })
  })

  test('a player who is Out is out by that alone', () => {
    expect(told([person(20, 1, { injuryStatus: 'Out' })])).toEqual({})
  })
})

describe('while a file projects', () => {
  const projected = TWELVE.map((player) => ({ ...player, ...byFile }))

  test('it leaves out players that it has at 0 or does not list, unless their points were typed in', () => {
    const others = [
      person(20, 0, byFile),
      person(21, 9),
      person(22, 9, { projectedBy: 'hand' }),
      person(23, 1, byFile),
    ]
    expect(told(others, [], projected)).toEqual({
      'p-20@AAA': 'not_projected',
      'p-21@BBB': 'not_projected',
      'p-23@BBB': 'few_points',
    })
  })

  test('its status says who is out, and one file at 0 is enough', () => {
    const files = [file({ 'p-20@AAA': 9, 'p-21@BBB': 0, 'p-0@AAA': 7 }, ['p-20@AAA'])]
    expect(told([person(20, 9, byFile), person(21, 4, byFile)], files, projected)).toEqual({
      'p-20@AAA': 'listed_out',
      'p-21@BBB': 'not_projected',
    })
  })

  test('a file of a few players leaves out no one who is not in it', () => {
    const few = TWELVE.map((player, place) => (place < 3 ? { ...player, ...byFile } : player))
    expect(told([person(20, 1)], [], few)).toEqual({ 'p-20@AAA': 'few_points' })
  })
})

test('points say nothing where they leave no choice: too few people, one team, or a position', () => {
  const low = person(20, 1)
  expect(told([low], [], TWELVE.slice(1))).toEqual({})
  const oneTeam = TWELVE.map((player) => ({ ...player, team: 'AAA' }))
  expect(told([{ ...low, team: 'BBB' }], [], oneTeam)).toEqual({})
  const league = Array.from({ length: 40 }, (_, place) =>
    person(place, 9, { position: ['QB', 'RB', 'WR', 'TE', 'K'][place % 5] as 'QB', salary: 8 }),
  ).map((player) => ({ ...player, actualPosition: player.position as 'QB' }))
  const defenses = [1, 1, 9].map((points, place) =>
    person(50 + place, points, { position: 'DST', actualPosition: 'DST', salary: 8 }),
  )
  const notUsed = (of: readonly Player[]) => [...defaultPool([...league, ...of], BIG_LEAGUE).notUsed.keys()]
  expect(notUsed(defenses)).toEqual([])
  const second = person(60, 9, { position: 'DST', actualPosition: 'DST', salary: 8 })
  expect(notUsed([...defenses, second])).toEqual(['p-50@AAA', 'p-51@BBB'])
})

describe('captains', () => {
  const captain = (row: Player): Player => ({
    ...row,
    id: `${row.id}-cpt`,
    position: 'CPT',
    captainPricing: 'scaled',
    salary: row.salary * 1.5,
  })
  const low = [person(20, 3.99), person(21, 4), person(22, 1)]
  const rows = [...TWELVE, ...low].flatMap((row) => [captain(row), row])
  const pool = defaultPool(rows, SHOWDOWN)

  test('who is expected below 4 points is no captain; nor is that asked where no choice would be left', () => {
    expect(idsNotUsed(rows, pool, () => false)).toEqual(['p20-cpt', 'p22-cpt', 'p22'])
    expect(idsNotUsed(rows, pool, (key) => key === 'p-20@AAA')).toEqual(['p22-cpt', 'p22'])
    const poor = rows.map((row) => ({ ...row, projectedPoints: row.projectedPoints! > 15 ? 16 : 3 }))
    expect(defaultPool(poor, SHOWDOWN).notCaptain.size).toBe(0)
    expect(defaultPool(rows, BIG_LEAGUE).notCaptain.size).toBe(0)
  })

  test('who is only expected to score little is not gone', () => {
    expect(whoIsGone(pool)).toEqual({ notUsed: new Map(), notCaptain: new Map() })
  })
})

test('a starter in doubt is used, but not as captain, unless a file or the user has points of their own for him', () => {
  const passers = (more: Partial<Player>) => [
    person(30, 17, { salary: 10_400, position: 'QB', actualPosition: 'QB', ...more }),
    person(32, 6, { salary: 8_000, position: 'QB', actualPosition: 'QB' }),
  ]
  const poolOf = (more: Partial<Player> = {}) => defaultPool([...TWELVE, ...passers(more)], SHOWDOWN)
  expect(poolOf().notUsed.size).toBe(0)
  expect([...poolOf().notCaptain]).toEqual([['p-30@AAA', 'doubtful_starter']])
  expect(poolOf({ projectedBy: 'hand' }).notCaptain.size).toBe(0)
  expect(poolOf({ projectedBy: 'projection' }).notCaptain.has('p-30@AAA')).toBe(false)
  expect(poolOf({ isListedActive: true }).notCaptain.size).toBe(0)
})
