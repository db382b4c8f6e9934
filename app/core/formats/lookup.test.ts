import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from './big-league.ts'
import { STANDARD } from './dk-classic.ts'
import { SHOWDOWN } from './dk-showdown.ts'
import type { Format } from './format.ts'
import {
  captainCodeByPrices,
  captainCodeIn,
  codeBesidePosition,
  FORMAT_SLOT_CODES,
  FORMAT_WORDS,
  findFormat,
  findPlayableFormat,
  formatName,
  isCaptainCode,
  isOpenCode,
  MOST_PLACES,
  PLAYABLE_IDS,
  pointsMultiplierOf,
  slotAccepts,
} from './lookup.ts'

test('a format is found by its exact id alone', () => {
  expect(findFormat('showdown')).toBe(SHOWDOWN)
  expect(findFormat('standard')).toBe(STANDARD)
  for (const id of ['Showdown', ' showdown', 'constructor', '', null, undefined])
    expect(findFormat(id)).toBeNull()
})

test('a format that is coming soon can be named, not played', () => {
  expect(formatName('monstermash')).toBe('Monster Mash')
  expect(findPlayableFormat('monstermash')).toBeNull()
  expect(findPlayableFormat('bigleague')).toBe(BIG_LEAGUE)
  expect(PLAYABLE_IDS).toEqual(['showdown', 'bigleague', 'standard'])
})

test('the id of a format that is gone is shown as it was stored', () => {
  expect(formatName('lastyear')).toBe('lastyear')
})

test('the longest lineup that can be played has the ten players of Big League', () => {
  expect(MOST_PLACES).toBe(10)
  expect(FORMAT_SLOT_CODES).toHaveLength(6 + 10 + 9)
})

test('texts name the formats that can be played, their captain and their slots', () => {
  const league = ['QB', 'RB', 'WR', 'TE', 'PK', 'DST']
  const classic = ['QB', 'RB', 'WR', 'TE', 'FLEX', 'DST']
  expect(FORMAT_WORDS).toEqual([
    'Showdown',
    'Captain',
    'CPT',
    'FLEX',
    'Big League',
    ...league,
    'Standard',
    ...classic,
  ])
})

test('the captain’s code counts 1.5 times, every other code once', () => {
  expect([isCaptainCode('CPT'), isCaptainCode('FLEX'), isCaptainCode('')]).toEqual([true, false, false])
  expect(['CPT', 'FLEX', 'QB', 'cpt'].map(pointsMultiplierOf)).toEqual([1.5, 1, 1, 1])
})

test('a cell that means the captain, in the provider’s spelling or another tool’s', () => {
  expect(['CPT', 'cpt', 'CPTN', 'Captain', 'FLEX', 'C', ''].map(captainCodeIn)).toEqual([
    'CPT',
    'CPT',
    'CPT',
    'CPT',
    null,
    null,
    null,
  ])
})

test('prices that are 1.5 apart, to the dollar, are those of a captain and a flex row', () => {
  const codeOf = (dearer: number, cheaper: number) => captainCodeByPrices({ dearer, cheaper })
  expect([codeOf(18_600, 12_400), codeOf(12_451, 8301)]).toEqual(['CPT', 'CPT'])
  expect([codeOf(12_400, 12_400), codeOf(18_600, 12_300), codeOf(0, 0)]).toEqual([null, null, null])
})

test('the captain’s and the flex slots take any position, those of Big League do not', () => {
  expect(['CPT', 'FLEX', 'QB', 'PK', 'DST'].filter(isOpenCode)).toEqual(['CPT', 'FLEX'])
})

describe('a slot takes', () => {
  const [captain, flex] = SHOWDOWN.rosterSlots
  const kicker = BIG_LEAGUE.rosterSlots.find(({ code }) => code === 'PK')!

  test.each([
    { slot: captain!, position: 'CPT', takes: true },
    { slot: captain!, position: 'QB', takes: false },
    { slot: flex!, position: 'QB', takes: true },
    { slot: flex!, position: 'K', takes: true },
    { slot: flex!, position: 'CPT', takes: false },
    { slot: kicker, position: 'K', takes: true },
    { slot: kicker, position: 'PK', takes: false },
    { slot: kicker, position: 'WR', takes: false },
  ])('$slot.label, a row of $position: $takes', ({ slot, position, takes }) => {
    expect(slotAccepts(slot, { position })).toBe(takes)
  })
})

test('the flex slot of a format with slots by position says itself beside the position; five flex of one game do not', () => {
  const said = (format: Format, position: string) =>
    format.rosterSlots.map((slot) => codeBesidePosition(slot, position, format))
  expect(said(STANDARD, 'WR').at(-2)).toBe('FLEX')
  expect(said(STANDARD, 'WR').slice(3, 6)).toEqual([null, null, null])
  expect(new Set(said(SHOWDOWN, 'WR'))).toEqual(new Set([null]))
  // A kicker's slot of the auction is called otherwise, and takes no one else.
  expect(said(BIG_LEAGUE, 'K')[BIG_LEAGUE.rosterSlots.findIndex(({ code }) => code === 'PK')]).toBeNull()
})
