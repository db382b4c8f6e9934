import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { personKey } from '#core/players/player.ts'
import { whoIsUsed } from './who-is-used.ts'

const star = makePlayer({ id: 'star', name: 'Hurt Star', salary: 800, fppg: 17 })
const captain = makePlayer({
  ...{ ...star, id: 'star-cpt', position: 'CPT', salary: 1_200, captainPricing: 'scaled' },
})
const pool = [captain, star, makePlayer({ id: 'other' })]

test('without a word a player who is priced as inactive is left out in both rows, and named', () => {
  expect(whoIsUsed({ excludedIds: undefined }, pool, SHOWDOWN)).toEqual({
    excludedIds: ['star-cpt', 'star'],
    warnings: ['Left out, priced as inactive: Hurt Star. Send excludedIds to choose yourself.'],
  })
})

test('a request that says who is excluded, or that locks the player, is followed', () => {
  expect(whoIsUsed({ excludedIds: [] }, pool, SHOWDOWN)).toEqual({ excludedIds: [], warnings: [] })
  const lock = { kind: 'person', person: personKey(star), slots: 'any', use: 'lock' } as const
  expect(whoIsUsed({ excludedIds: null }, pool, SHOWDOWN, [lock])).toEqual({ excludedIds: [], warnings: [] })
})

test('a starter in doubt is left out as captain, unless the points are the caller’s own', () => {
  const passer = (id: string, salary: number, more: object = {}) =>
    makePlayer({ id, name: id, salary, team: 'AAA', position: 'QB', actualPosition: 'QB', ...more })
  const first = passer('First', 10_400)
  const rows = [passer('First', 15_600, { id: 'cpt', position: 'CPT', captainPricing: 'scaled' }), first]
  const pressed = (own: object = {}) =>
    whoIsUsed(
      { excludedIds: undefined },
      [...rows, passer('Second', 8_400)].map((row) => ({ ...row, ...own })),
      SHOWDOWN,
    )
  expect(pressed()).toEqual({
    excludedIds: ['cpt'],
    warnings: ['Left out, may not start, as captain: First. Send excludedIds to choose yourself.'],
  })
  expect(pressed({ projectedPoints: 18, projectedBy: 'projection' }).excludedIds).toEqual([])
})
