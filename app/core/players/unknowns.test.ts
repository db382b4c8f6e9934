import { expect, test } from 'vitest'
import { makePlayer } from './fixtures/make-player.ts'
import type { Player } from './player.ts'
import { isOwnershipKnown, UNKNOWNS } from './unknowns.ts'

/** The topics that a slate of a plain player and this one lacks. */
const unknownBeside = (facts: Partial<Player>) => {
  const pool = [makePlayer({ id: 'plain' }), makePlayer({ id: 'other', ...facts })]
  return UNKNOWNS.filter(({ isUnknown }) => isUnknown(pool)).map(({ name }) => name)
}

const ALL = ['opponent ranks', 'ownership', 'weather', 'betting lines', 'injury news']

test('a slate with default values lacks every topic', () => {
  expect(unknownBeside({})).toEqual(ALL)
})

test.each([
  ['opponent ranks', { oprk: 7 }],
  ['ownership', { ownershipPct: 12 }],
  ['weather', { weatherTemp: 0 }],
  ['weather', { weatherWind: 0 }],
  ['weather', { weatherPrecip: 0 }],
  ['betting lines', { overUnder: 44.5 }],
  ['betting lines', { teamTotal: 20 }],
  ['injury news', { injuryStatus: 'Questionable' }],
] as const)('one player with a figure makes %s known: %o', (topic, facts) => {
  expect(unknownBeside(facts)).toEqual(ALL.filter((name) => name !== topic))
})

test('ownership is known once a player has some, and 10% and 0% are some', () => {
  expect(isOwnershipKnown([makePlayer({ id: 'a' })])).toBe(false)
  expect(isOwnershipKnown([makePlayer({ id: 'a', ownershipPct: 10 })])).toBe(true)
  expect(isOwnershipKnown([makePlayer({ id: 'a', ownershipPct: 0 })])).toBe(true)
  expect(isOwnershipKnown([])).toBe(false)
})
