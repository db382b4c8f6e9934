import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from './fixtures/make-player.ts'
import {
  basePlayerIdOf,
  displaySalary,
  isCaptainRow,
  isOut,
  isSamePerson,
  normalizePosition,
  personKey,
  valuePer1k,
} from './player.ts'

test.each([
  ['A.J. Brown (123)', 'a-j-brown'],
  ["  Ja'Marr Chase ", 'ja-marr-chase'],
  ['Amon-Ra St. Brown', 'amon-ra-st-brown'],
  ['Odafe Oweh Jr. (out)', 'odafe-oweh-jr'],
  ['(Nick) Chubb', 'nick-chubb'],
  ['José Ramírez', 'josé-ramírez'],
  ['49ers', '49ers'],
  ['...', ''],
])('the base id of "%s" is "%s"', (name, id) => {
  expect(basePlayerIdOf(name)).toBe(id)
})

test('each NFL position has one spelling; codes of other sports pass in upper case', () => {
  expect(['PK', ' k ', 'DEF', 'd', 'D/ST', 'dst', 'qb', 'Sf/Pf', 'util'].map(normalizePosition)).toEqual([
    'K',
    'K',
    'DST',
    'DST',
    'DST',
    'DST',
    'QB',
    'SF/PF',
    'UTIL',
  ])
})

test('one person is one base id in one team, whatever the row', () => {
  const flex = makePlayer({ id: 'a', name: 'Ann Arm', team: 'AAA' })
  const captain = makePlayer({ id: 'b', name: 'Ann Arm (7)', team: 'AAA', position: 'CPT' })
  expect(isSamePerson(flex, captain)).toBe(true)
  expect([isCaptainRow(flex), isCaptainRow(captain)]).toEqual([false, true])
  const traded = { ...flex, team: 'BBB' }
  expect(isSamePerson(flex, traded)).toBe(false)
  expect(isSamePerson({ ...flex, team: null }, { ...flex, team: null })).toBe(true)
  expect(new Set([flex, captain, traded].map(personKey)).size).toBe(2)
})

test('value is points per $1,000, and 0 without a price', () => {
  expect(valuePer1k({ points: 12, salary: 8000 })).toBe(1.5)
  expect(valuePer1k({ points: -3, salary: 6000 })).toBe(-0.5)
  expect(valuePer1k({ points: 12, salary: 0 })).toBe(0)
})

test('only a captain row that repeats the flex price is shown at another salary than it adds to the sum', () => {
  const row = makePlayer({ id: 'a', position: 'CPT', salary: 9000 })
  const shown = (['scaled', 'derived', 'flex_price', null] as const).map((captainPricing) =>
    displaySalary({ ...row, captainPricing }, SHOWDOWN),
  )
  expect(shown).toEqual([9000, 9000, 13_500, 9000])
})

test('only Out is out', () => {
  const outs = (['Healthy', 'Questionable', 'Doubtful', 'Out'] as const).filter((injuryStatus) =>
    isOut(makePlayer({ id: 'a', injuryStatus })),
  )
  expect(outs).toEqual(['Out'])
})
