import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from './fixtures/make-player.ts'
import { personKey } from './player.ts'
import { pricedAsInactive } from './who-plays.ts'

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
