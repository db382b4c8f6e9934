import { expect, test } from 'vitest'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { lockedAt } from './locked-at.ts'

/* 14 September 2025; New York is four hours behind UTC. */
const early = { team: 'NYJ', opponent: 'BUF', gameInfo: 'NYJ@BUF 09/14/2025 01:00PM ET' }
const late = { team: 'DEN', opponent: 'KC', gameInfo: 'DEN@KC 09/14/2025 04:25PM ET' }
const playerPool = [
  makePlayer({ id: 'early', ...early }),
  makePlayer({ id: 'mate', ...early }),
  makePlayer({ id: 'late', ...late }),
]
const lineups = [
  ['late', 'early', null],
  ['gone', 'late', 'mate'],
]
const at = (time: string, format = STANDARD) =>
  lockedAt(Date.parse(`2025-09-14T${time}Z`), { playerPool, format }, lineups)

test('between two kickoffs a repair keeps whom the first game locked and takes nobody else of it', () => {
  expect(at('12:00:00')).toBeNull()
  expect(at('18:00:00')).toEqual({ lockedSlots: [[1], [2]], closedIds: ['early', 'mate'] })
  // Nothing is left to repair; a slate that is over can be looked at as if nothing had begun.
  expect(at('23:00:00')).toBeNull()
})

test('a Showdown slate locks as a whole, so nothing is swapped in part', () => {
  expect(at('18:00:00', SHOWDOWN)).toBeNull()
})
