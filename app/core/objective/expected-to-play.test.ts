import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Format } from '../formats/format.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { peopleOf } from '../players/people.ts'
import type { Player } from '../players/player.ts'
import { expectedToPlay } from './expected-to-play.ts'

const player = (id: string, position: string, salary: number, more: Partial<Player> = {}) =>
  makePlayer({ id, position, actualPosition: position, team: 'KC', salary, fppg: 10, ...more })
const playing = (players: Player[], guard: Format | null = null) =>
  [...expectedToPlay(peopleOf(players, SHOWDOWN).people, guard)].map(({ row }) => row.id).sort()

test('the dearest players of a team start: one QB, TE, K and DST, two RBs, three WRs', () => {
  const numbers: [string, number][] = [
    ['QB', 1],
    ['RB', 2],
    ['WR', 3],
    ['TE', 1],
    ['K', 1],
    ['DST', 1],
  ]
  for (const [position, starters] of numbers) {
    const side = [1, 2, 3, 4, 5].map((n) => player(`${position}${n}`, position, 10_000 - 1000 * n))
    const expected = side.slice(0, starters).map(({ id }) => id)
    expect(playing(side)).toEqual(expected)
  }
})

test('a high average at a low price is of earlier games: the price decides', () => {
  const side = [
    player('starter', 'TE', 5000, { fppg: 6 }),
    player('hurt', 'TE', 200, { fppg: 15 }),
    player('other team', 'TE', 200, { team: 'BUF' }),
  ]
  expect(playing(side)).toEqual(['other team', 'starter'])
})

test('under the guard a player priced as inactive is not expected to play, unless the file lists them as active', () => {
  const side = [
    player('starter', 'RB', 5000),
    player('hurt', 'RB', 1000, { fppg: 5 }),
    player('cheap', 'TE', 1000, { fppg: 4.9 }),
    player('active', 'WR', 200, { isListedActive: true }),
  ]
  expect(playing(side)).toEqual(['active', 'cheap', 'hurt', 'starter'])
  expect(playing(side, SHOWDOWN)).toEqual(['active', 'cheap', 'starter'])
})

test('a player who is Out, Doubtful or without points starts nowhere and leaves the place to the next', () => {
  const quarterbacks = [
    player('out', 'QB', 9000, { injuryStatus: 'Out' }),
    player('doubtful', 'QB', 8000, { injuryStatus: 'Doubtful' }),
    player('zero', 'QB', 7000, { fppg: 0 }),
    player('projected zero', 'QB', 6000, { projectedPoints: 0 }),
    player('questionable', 'QB', 5000, { injuryStatus: 'Questionable' }),
    player('backup', 'QB', 4000),
  ]
  expect(playing(quarterbacks)).toEqual(['questionable'])
})

test('equal prices start together; a captain row counts at the flex price', () => {
  const captainOnly = player('captain', 'CPT', 9000, { actualPosition: 'QB', captainPricing: 'scaled' })
  expect(playing([captainOnly, player('flex', 'QB', 6000), player('cheap', 'QB', 5900)])).toEqual([
    'captain',
    'flex',
  ])
})

test('without a team, and in other sports, status and points alone decide', () => {
  const guards = [1, 2, 3, 4].map((n) => player(`PG${n}`, 'PG', 1000 * n))
  const teamless = [1, 2, 3].map((n) => player(`QB${n}`, 'QB', 1000 * n, { team: null }))
  expect(playing([...guards, ...teamless])).toHaveLength(7)
})
