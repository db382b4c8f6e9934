import { expect, test } from 'vitest'
import type { EntryForecast } from './entered-entry.ts'
import { frozenForecast, frozenTogether, hashOfAll, isAsFrozen, keptForecast } from './frozen-forecast.ts'

const FORECAST: EntryForecast = {
  ...{ points: 80.5, win: 1e-5, top1: 0.013, cash: 0.24, roi: 0.12, dupes: 2.5, games: 10_000, madeAt: 5 },
}
const KNOWN = { players: ['11', '12'], inputs: 'a'.repeat(64), locksAt: 9 }

test('stored JSON may name the figures in another order', async () => {
  const { frozen, ...rest } = await frozenForecast('4001', FORECAST, KNOWN)
  const reversed = Object.fromEntries(Object.entries(rest).reverse()) as typeof rest
  expect(await isAsFrozen('4001', { frozen, ...reversed })).toBe(true)
})

test('recorded again, an entry keeps what was frozen of the same lineup before the lock, unless there is a newer one from before it', async () => {
  const made = (madeAt: number, known = {}) =>
    frozenForecast('4001', { ...FORECAST, madeAt }, { ...KNOWN, ...known })
  const [before, newer, late] = await Promise.all([made(5), made(8), made(9)])
  expect(keptForecast(null, before, ['12', '11'])).toBe(before)
  expect(keptForecast(late, before, KNOWN.players)).toBe(before)
  expect(keptForecast(newer, before, KNOWN.players)).toBe(newer)
  // Of another lineup, or from after the lock, it says nothing of the entry.
  expect(keptForecast(null, before, ['11', '13'])).toBeNull()
  expect(keptForecast(null, late, KNOWN.players)).toBeNull()
  expect(keptForecast(late, null, KNOWN.players)).toBe(late)
  // Without a known kickoff every forecast counts as made before it.
  const anytime = await made(20, { locksAt: null })
  expect(keptForecast(null, anytime, KNOWN.players)).toBe(anytime)
})

test('several have one hash, whatever their order; another one among them is another hash', async () => {
  const [one, two, other] = await Promise.all(
    ['4001', '4002', '4003'].map(async (key) => (await frozenForecast(key, FORECAST, KNOWN)).frozen!),
  )
  expect(new Set([one!.sha256, two!.sha256, other!.sha256]).size).toBe(3)
  const both = await hashOfAll([one!, two!])
  expect(both).toMatch(/^[0-9a-f]{64}$/)
  expect(await hashOfAll([two!, one!])).toBe(both)
  expect(await hashOfAll([one!, other!])).not.toBe(both)
})

test('the forecasts of a contest: their hash, which were changed and which came too late', async () => {
  const made = async (entryKey: string, madeAt: number) => ({
    entryKey,
    forecast: await frozenForecast(entryKey, { ...FORECAST, madeAt }, KNOWN),
  })
  const [one, two, late] = await Promise.all([made('4001', 5), made('4002', 7), made('4003', 9)])
  const changed = { ...two!, forecast: { ...two!.forecast, cash: 0.5 } }
  expect(await frozenTogether([one!, { entryKey: '4004', forecast: null }, changed, late!])).toEqual({
    sha256: await hashOfAll([one!, two!, late!].map(({ forecast }) => forecast.frozen!)),
    ...{ forecasts: 3, changed: 1, late: 1, madeAt: 9, locksAt: 9 },
  })
  expect(await frozenTogether([{ entryKey: '4004', forecast: FORECAST }])).toBeNull()
})
