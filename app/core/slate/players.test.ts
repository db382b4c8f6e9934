import { expect, test } from 'vitest'
import { makeRow } from './fixtures/make-row.ts'
import { readSlateGames } from './games.ts'
import { areCaptainPointsScaled, guessSport, toPlayers } from './players.ts'
import type { SlateRow } from './rows.ts'

const playersOf = (rows: readonly SlateRow[], captainPointsScaled = false) =>
  toPlayers(rows, readSlateGames(rows), { captainPointsScaled })

/** The flex row and the captain row of one person. */
function pair(flex: Partial<SlateRow>, captain: Partial<SlateRow>): SlateRow[] {
  return [
    makeRow({ index: 0, name: 'Ada', ...flex }),
    makeRow({ index: 1, name: 'Ada', captainCode: 'CPT', rosterPosition: 'CPT', ...captain }),
  ]
}

/** Every field of a row that describes the player; the roster column describes the file. */
const OTHER_ROW: Omit<SlateRow, 'rosterPosition'> = {
  index: 1,
  name: 'Bo',
  basePlayerId: 'bo',
  captainCode: 'CPT',
  position: 'RB',
  team: 'LAC',
  gameInfo: 'KC@LAC 12/13/2026 01:00PM ET',
  points: 12,
  salary: 5200,
  oprk: 3,
  injuryStatus: 'Questionable',
  isListedActive: true,
  providerId: '41000001',
}

test.each(Object.entries(OTHER_ROW))('another %s in the file changes the player', (field, value) => {
  const row = makeRow({ index: 0 })
  expect(playersOf([{ ...row, [field]: value }])).not.toEqual(playersOf([row]))
})

test('one football position makes the sport NFL', () => {
  expect(guessSport([makeRow({ index: 0, position: 'G' }), makeRow({ index: 1, position: 'te' })])).toBe(
    'NFL',
  )
  expect(guessSport([makeRow({ index: 0, position: 'G' }), makeRow({ index: 1, position: 'D' })])).toBe(
    'Other',
  )
  expect(guessSport([])).toBe('Other')
})

test('the D is a defense in football and a defender elsewhere', () => {
  const [defense] = playersOf([makeRow({ index: 0, position: 'D' }), makeRow({ index: 1, position: 'QB' })])
  const [defender] = playersOf([makeRow({ index: 0, position: 'd' })])
  expect(defense).toMatchObject({ position: 'DST', actualPosition: 'DST' })
  expect(defender).toMatchObject({ position: 'D', actualPosition: 'D' })
})

test('a captain at the flex price is marked as such; at any other price, at $0, or alone it is not', () => {
  const pricingOf = (rows: readonly SlateRow[]) => playersOf(rows).at(-1)!.captainPricing
  expect(pricingOf(pair({ salary: 5000 }, { salary: 5000 }))).toBe('flex_price')
  expect(pricingOf(pair({ salary: 5000 }, { salary: 7500 }))).toBe('scaled')
  expect(pricingOf(pair({ salary: 0 }, { salary: 0 }))).toBe('scaled')
  expect(pricingOf([makeRow({ index: 0, captainCode: 'CPT' })])).toBe('scaled')
})

test('both rows have the outlook of the flex row', () => {
  // Rank 1: (33 - 1) / 32 = 1; 15 of 30 points: 0.5; 15 points at $5,000 are 3 for $1,000: 1. 0.3 + 0.2 + 0.3 = 80%.
  const players = playersOf(
    pair({ oprk: 1, points: 15, salary: 5000 }, { oprk: 32, points: 1, salary: 9900 }),
  )
  expect(players.map(({ outlookScore }) => outlookScore)).toEqual([80, 80])
  expect(players.map(({ outlookLabel }) => outlookLabel)).toEqual(['Strong', 'Strong'])
})

test('captains’ averages are multiplied only if every pair shows it, to the cent', () => {
  const scaled = (...points: [flex: number | null, captain: number | null][]) =>
    areCaptainPointsScaled(
      points.flatMap(([flex, captain], person) =>
        pair({ points: flex }, { points: captain }).map((row) => ({ ...row, basePlayerId: `p${person}` })),
      ),
      1.5,
    )
  expect(scaled([12, 18])).toBe(true)
  // 1.5 times 12.35 is 18.525; files round it up or down.
  expect(scaled([12.35, 18.53], [12.35, 18.52])).toBe(true)
  expect(scaled([12, 18], [10, 10])).toBe(false)
  expect(scaled([12, 18.03])).toBe(false)
  expect(scaled([12, 18], [0, 0])).toBe(true)
  expect(scaled([0, 0], [null, null])).toBe(false)
  expect(scaled()).toBe(false)
})
