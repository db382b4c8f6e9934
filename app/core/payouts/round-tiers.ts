import type { PayoutTier } from './payout-tiers.ts'
import { type PlaceGroup, sizeOf } from './place-groups.ts'

/**
 * Groups of places with falling prizes (cents, fractions too) as the tiers of a payout page: round prizes whose sum is
 * `poolCents` exactly. The first group is the first place; it takes what rounding leaves over.
 */
export function roundTiers(
  groups: readonly PlaceGroup[],
  cents: readonly number[],
  poolCents: number,
): PayoutTier[] {
  for (let finer = 1; finer <= 10_000; finer *= 10) {
    const tiers = evenedOut(groups, cents, poolCents, finer)
    if (isFalling(tiers)) return merged(tiers)
  }
  return merged(roundedDown(groups, cents, poolCents))
}

/** From the last group to the first: what rounding takes from a group is added to the next one above. */
function evenedOut(
  groups: readonly PlaceGroup[],
  cents: readonly number[],
  poolCents: number,
  finer: number,
): PayoutTier[] {
  const tiers: PayoutTier[] = []
  let owed = 0
  let paid = 0
  let below = 0
  for (let i = groups.length - 1; i > 0; i -= 1) {
    const places = sizeOf(groups[i]!)
    owed += cents[i]! * places
    const fair = (owed - paid) / places
    const prizeCents = Math.max(below, roundedTo(fair, stepFor(fair) / finer))
    below = prizeCents
    paid += prizeCents * places
    tiers.push({ ...groups[i]!, prizeCents })
  }
  return [{ from: 1, to: 1, prizeCents: poolCents - paid }, ...tiers.reverse()]
}

/** Then no prize is above one before it, and what is left over is the first place's. */
function roundedDown(
  groups: readonly PlaceGroup[],
  cents: readonly number[],
  poolCents: number,
): PayoutTier[] {
  const tiers = groups.map((group, i) => ({ ...group, prizeCents: Math.floor(cents[i]!) }))
  const paid = tiers.slice(1).reduce((sum, tier) => sum + sizeOf(tier) * tier.prizeCents, 0)
  return [{ from: 1, to: 1, prizeCents: poolCents - paid }, ...tiers.slice(1)]
}

/** About a twentieth of the amount, as 1, 2.5 or 5 times a power of ten, and a whole number of cents. */
function stepFor(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(cents, 1) / 20))
  const times = [5, 2.5, 1].find((each) => each * power <= cents / 20) ?? 1
  return Math.max(1, Math.round(times * power))
}

function roundedTo(cents: number, step: number): number {
  const whole = Math.max(1, Math.round(step))
  return Math.round(cents / whole) * whole
}

function isFalling(tiers: readonly PayoutTier[]): boolean {
  return tiers.every(
    ({ prizeCents }, i) => prizeCents >= 0 && (i === 0 || prizeCents <= tiers[i - 1]!.prizeCents),
  )
}

/** Neighbours with one prize as one tier. */
function merged(tiers: readonly PayoutTier[]): PayoutTier[] {
  const all: PayoutTier[] = []
  for (const tier of tiers) {
    const before = all.at(-1)
    if (before?.prizeCents === tier.prizeCents) before.to = tier.to
    else all.push({ ...tier })
  }
  return all
}
