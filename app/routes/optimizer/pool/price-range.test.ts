import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { isInPriceRange, priceBounds, priceStep, withinBounds } from './price-range.ts'

const priced = (...salaries: number[]) => salaries.map((salary) => makePlayer({ id: `${salary}`, salary }))

test('bounds span the salaries of the players, widened to whole steps', () => {
  const players = priced(300, 7400, 15_900)
  const bounds = priceBounds(players, priceStep(SHOWDOWN))
  expect(bounds).toEqual({ min: 0, max: 16_000 })
  expect(players.every((player) => isInPriceRange(player, bounds))).toBe(true)
  expect(priceBounds(priced(7, 34), priceStep(BIG_LEAGUE))).toEqual({ min: 7, max: 34 })
})

test('a single salary or an empty list still spans one step', () => {
  expect(priceBounds(priced(5000), 500)).toEqual({ min: 5000, max: 5500 })
  expect(priceBounds([], 500)).toEqual({ min: 0, max: 500 })
})

test('a range that is too wide or reversed is corrected', () => {
  const bounds = { min: 1000, max: 9000 }
  expect(withinBounds({ min: -5, max: 99_999 }, bounds)).toEqual(bounds)
  expect(withinBounds({ min: 6000, max: 3000 }, bounds)).toEqual({ min: 6000, max: 6000 })
})
