import { describe, expect, test } from 'vitest'
import { CONTEST_KINDS, CONTEST_TYPES, type ContestKind } from './contest-kinds.ts'
import type { PayoutTier } from './payout-tiers.ts'
import { presetTiers } from './preset-tiers.ts'

function preset(kind: ContestKind, entries: number, feeCents: number, poolCents: number | null = null) {
  const tiers = presetTiers({ kind, entries, feeCents, poolCents, ticketCents: 5000 })
  return tiers.ok ? tiers.value : tiers.error
}

const tier = (from: number, to: number, dollars: number): PayoutTier => ({
  from,
  to,
  prizeCents: dollars * 100,
})

test.each([
  // 100 x $5 x (1 - 13.05%) = $434.75 pays 43.5 prizes of $10: 44 keep the rake under its limit.
  ['double_up', 100, 500, [tier(1, 44, 10)]],
  ['fifty_fifty', 100, 500, [tier(1, 50, 9)]],
  ['head_to_head', 2, 1000, [tier(1, 1, 18)]],
  // 8.27% of $200.
  ['head_to_head', 2, 10_000, [{ from: 1, to: 1, prizeCents: 18_346 }]],
  ['triple_up', 100, 500, [tier(1, 29, 15)]],
  ['quintuple_up', 100, 500, [tier(1, 18, 25)]],
  // 84.1 fees: 8.41 prizes of 10 fees.
  ['ten_times', 100, 500, [tier(1, 9, 50)]],
  ['winner_take_all', 10, 1000, [tier(1, 1, 90)]],
  // $420.50: eight tickets worth $50, and $20.50 for the next place.
  ['satellite', 100, 500, [tier(1, 8, 50), tier(9, 9, 20.5)]],
  // Never more in prizes than in fees.
  ['double_up', 3, 500, [tier(1, 1, 10)]],
] as const)('%s of %i entries at %i cents', (kind, entries, feeCents, expected) => {
  expect(preset(kind, entries, feeCents)).toEqual(expected)
})

test('a pool that the contest page states counts', () => {
  expect(preset('double_up', 100, 500, 43_000)).toEqual([tier(1, 43, 10)])
  expect(preset('fifty_fifty', 5, 100, 401)).toEqual([
    { from: 1, to: 1, prizeCents: 201 },
    { from: 2, to: 2, prizeCents: 200 },
  ])
})

describe.each(['large_top_heavy', 'large_flat', 'single_entry'] as const)('%s', (kind) => {
  const paid = (entries: number, feeCents: number) => {
    const tiers = preset(kind, entries, feeCents)
    if (typeof tiers === 'string') throw new Error(tiers)
    return tiers
  }

  test.each([
    [20, 100],
    [2500, 1000],
    [100_000, 2000],
  ])(
    '%i entries at %i cents: a fifth to a quarter is paid, the last at least 1.4 fees, the rake at most 15.9%%',
    (entries, feeCents) => {
      const tiers = paid(entries, feeCents)
      const last = tiers.at(-1)!
      const pool = tiers.reduce((sum, { from, to, prizeCents }) => sum + (to + 1 - from) * prizeCents, 0)
      expect(last.to / entries).toBeGreaterThanOrEqual(0.19)
      expect(last.to / entries).toBeLessThanOrEqual(0.26)
      expect(last.prizeCents).toBeGreaterThanOrEqual(1.4 * feeCents)
      expect(pool / (entries * feeCents)).toBeGreaterThanOrEqual(0.841)
      expect(pool).toBeLessThan(entries * feeCents)
    },
  )
})

test('the top-heavy one pays its first place more of the pool than the flat one', () => {
  const first = (kind: ContestKind) => (preset(kind, 20_000, 1000) as PayoutTier[])[0]!.prizeCents
  expect(first('large_top_heavy')).toBeGreaterThan(2 * first('large_flat'))
})

test('sizes for which a type has no table are refused', () => {
  expect(preset('ten_times', 9, 500)).toBe('A 10x multiplier needs at least 10 entries to pay 10 fees.')
  expect(preset('satellite', 9, 500)).toMatch(/^A ticket worth \$50 is more than the pool of \$37\.85/)
  expect(preset('own_table', 100, 500)).toMatch(/^Paste the payout table/)
  expect(preset('double_up', 100, 0)).toBe('Without an entry fee the payout table must be given.')
})

test('every type but the own table has payouts at its usual size', () => {
  const without = CONTEST_KINDS.filter((kind) => {
    const { size, feeCents } = CONTEST_TYPES[kind].usual
    return typeof preset(kind, size, feeCents) === 'string'
  })
  expect(without).toEqual(['own_table'])
})
