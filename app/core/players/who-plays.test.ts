import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from './fixtures/make-player.ts'
import { type Player, personKey } from './player.ts'
import { doubtfulStarters, pricedAsInactive } from './who-plays.ts'

const priced = (name: string, salary: number, fppg: number) =>
  makePlayer({ id: name, name, salary, fppg, position: 'RB' })

test('a starter’s average at a price of $1,000 or less means that the player sits out', () => {
  const pool = [
    priced('Starter', 9_400, 18),
    priced('Hurt', 1_000, 5),
    priced('Dearer', 1_200, 12),
    priced('Backup', 200, 4.9),
    priced('Injured Star', 200, 17.3),
  ]
  expect([...pricedAsInactive(pool, SHOWDOWN)]).toEqual([personKey(pool[1]!), personKey(pool[4]!)])
})

test('a status in the file decides before the price: listed as active or Out is not a guess any more', () => {
  const pool = [
    priced('Active', 200, 17),
    priced('Out', 200, 17),
    priced('Questionable', 200, 17),
    priced('Not Listed', 200, 17),
  ]
  pool[0]!.isListedActive = true
  pool[1]!.injuryStatus = 'Out'
  pool[2]!.injuryStatus = 'Questionable'
  expect([...pricedAsInactive(pool, SHOWDOWN)]).toEqual([personKey(pool[2]!), personKey(pool[3]!)])
})

test('a captain row counts at the flex price, and a format without such prices flags no player', () => {
  const captain = makePlayer({
    ...{ id: 'c', name: 'Hurt', position: 'CPT', actualPosition: 'RB', fppg: 11 },
    ...{ salary: 1_500, captainPricing: 'scaled' },
  })
  expect(pricedAsInactive([captain], SHOWDOWN).size).toBe(1)
  expect(pricedAsInactive([{ ...captain, salary: 1_650 }], SHOWDOWN).size).toBe(0)
  expect(pricedAsInactive([priced('Cheap', 8, 11)], BIG_LEAGUE).size).toBe(0)
})

test('a quarterback is in doubt where the second of the team costs $8,000 or more and is not Out', () => {
  const passer = (name: string, salary: number, more: Partial<Player> = {}) =>
    makePlayer({
      id: name,
      name,
      salary,
      team: 'AAA',
      position: 'QB',
      actualPosition: 'QB',
      fppg: 10,
      ...more,
    })
  const of = (...pool: Player[]) => [...doubtfulStarters(pool, SHOWDOWN)]
  const first = passer('First', 10_400)
  expect(of(first, passer('Second', 8_000))).toEqual([personKey(first)])
  expect(of(passer('Second', 9_000), first, passer('Third', 8_200))).toEqual([personKey(first)])
  expect(of(first, passer('Second', 7_800))).toEqual([])
  expect(of(first, passer('Second', 9_000, { team: 'BBB' }))).toEqual([])
  expect(of(first, passer('Second', 9_000, { injuryStatus: 'Out' }))).toEqual([])
  expect(of(passer('First', 10_400, { isListedActive: true }), passer('Second', 9_000))).toEqual([])
  // Of two at one price the one with the lower average is the second.
  const [better, other] = [passer('Better', 9_000, { fppg: 15 }), passer('Other', 9_000)]
  expect(of(other, better)).toEqual([personKey(better)])
  expect([...doubtfulStarters([first, passer('Second', 9_000)], BIG_LEAGUE)]).toEqual([])
  expect(
    of(passer('Back', 10_400, { actualPosition: 'RB' }), passer('Second', 9_000, { actualPosition: 'RB' })),
  ).toEqual([])
})
