import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { Player } from '#core/players/player.ts'
import { doubtfulStarters } from '#core/players/who-plays.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { reduceLineup } from '../state/reduce-lineup.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { outByGame, outInFilesOf, peopleInDoubt } from './people-in-doubt.ts'

const withDoubts = (state: LineupState) => ({
  ...state,
  doubtfulStarters: doubtfulStarters(state.playerPool, state.format),
})

test('a starter in doubt comes before the injured', () => {
  const passer = (id: string, salary: number) =>
    makePlayer({ id, name: id, team: 'AAA', salary, fppg: 15, position: 'QB', actualPosition: 'QB' })
  const pool = showdownPool().map((player) =>
    player.name === 'Person 1' ? { ...player, injuryStatus: 'Questionable' as const } : player,
  )
  const state = initialLineupState(SHOWDOWN, [...pool, passer('first', 9_400), passer('second', 8_200)])
  expect(peopleInDoubt(withDoubts(state), outInFilesOf(state)).map(({ id }) => id)).toEqual(['first', 'p1'])
})

test('the flex rows of people priced as inactive, then of the injured, dearest first', () => {
  const pool = showdownPool().map((player) => {
    if (player.name === 'Person 1') return { ...player, injuryStatus: 'Questionable' as const }
    return player.name === 'Person 4' ? { ...player, injuryStatus: 'Out' as const } : player
  })
  const benched = makePlayer({ id: 'b', name: 'Benched', team: 'AAA', salary: 600, fppg: 11 })
  const state = initialLineupState(SHOWDOWN, [...pool, benched])
  expect(peopleInDoubt(withDoubts(state), outInFilesOf(state)).map(({ id }) => id)).toEqual(['b', 'p1', 'p4'])
})

test('people of a game that is called off are counted, not listed, until the user puts one back', () => {
  const off = (id: string, injuryStatus: Player['injuryStatus']) =>
    makePlayer({ id, name: id, team: 'CCC', gameInfo: 'AAA@CCC Postponed', injuryStatus })
  const hurt = makePlayer({ id: 'hurt', name: 'Hurt', team: 'AAA', injuryStatus: 'Out' })
  const rows = [hurt, off('first', 'Out'), off('second', 'Out'), off('back', 'Questionable')]
  const state = initialLineupState(SHOWDOWN, [...showdownPool(), ...rows])
  expect(peopleInDoubt(withDoubts(state), outInFilesOf(state)).map(({ id }) => id)).toEqual(['hurt', 'back'])
  expect(outByGame(state.playerPool)).toBe(2)
})

test('people listed in an imported file without points, while it projects others, or as out', () => {
  const pool = showdownPool()
  const numbersOf = (points: number | null) => ({
    ...{ points, flexOwnershipPct: null, captainOwnershipPct: null, ceiling: null, spread: null },
  })
  const people = {
    'person-0@AAA': numbersOf(12),
    'person-2@AAA': numbersOf(0),
    'person-3@BBB': numbersOf(null),
  }
  const files = [{ name: 'a.csv', importedAt: 1, weight: 1, people, out: ['person-1@BBB'] }]
  const state = reduceLineup(initialLineupState(SHOWDOWN, pool), { type: 'set_files', files })
  expect(peopleInDoubt(withDoubts(state), outInFilesOf(state)).map(({ id }) => id)).toEqual([
    'p1',
    'p2',
    'p3',
  ])
})
