import type { ContestPool } from '../contest-pool/contest-pool.ts'
import type { LineupRows } from '../contest-pool/lineup-rows.ts'
import { isCaptainRow } from '../players/player.ts'
import { type OwnershipTarget, slotGroups, withSums } from './ownership-target.ts'
import { featureShares, type Items, rake } from './raking.ts'

/*
 * What a field would be with another ownership, without new draws: its chances are p' = p x (factors of the people in the
 * lineup), the nearest to p that have it, and the entries that were drawn count p'/p each. So a figure "if this player is
 * 10 points more popular" and a band over many ownerships need one set of draws.
 */

type Reweighted = {
  /** By draw: what it counts, 1 on average. */
  weights: Float64Array
  /** Draws of equal weight that would tell as much: (sum of weights)^2 / sum of squared weights, each draw by itself. */
  effective: number
  /** Whether that is enough; else the field must be drawn anew with the other ownership. */
  isEnough: boolean
}

export type OtherOwnership = Reweighted & {
  /** p'/p of a lineup is the product of the factors of its people, captain or not, times `scale`. */
  captain: Float64Array
  flex: Float64Array
  scale: number
  /** The largest difference of the weighted draws' ownership from the wanted one, in points. */
  worst: number
}

/** Fewer effective draws than this share of all: a few entries stand for the field. */
const ENOUGH = 0.1
const SWEEPS = 200
/** In shares: a hundredth of a point. */
const TOLERANCE = 1e-4

/** The draws (or the entries of a field, each lineup with its copies) with another ownership. */
export function withOtherOwnership(
  drawn: LineupRows,
  pool: ContestPool,
  target: OwnershipTarget,
  {
    copies = new Uint32Array(drawn.count).fill(1),
    sweeps = SWEEPS,
    tolerance = TOLERANCE,
  }: { copies?: Uint32Array; sweeps?: number; tolerance?: number } = {},
): OtherOwnership {
  const people = pool.people.length
  const items = peopleItems(drawn, pool)
  const weights = Float64Array.from(copies)
  const targets = new Float64Array(2 * people)
  targets.set(target.captain)
  targets.set(target.flex, people)
  const { factors, scale, worst } = rake(items, weights, targets, { sweeps, tolerance })
  return {
    ...withEffect(
      weights.map((weight, i) => weight / copies[i]!),
      copies,
    ),
    captain: factors.subarray(0, people),
    flex: factors.subarray(people),
    scale,
    worst: 100 * worst,
  }
}

/**
 * The ownership in which one share is another one; the others of its slots are scaled so that the sums stay.
 * @param share 0 to 1.
 */
export function withShare(
  target: OwnershipTarget,
  pool: ContestPool,
  { person, slot, share }: { person: number; slot: 'captain' | 'flex'; share: number },
): OwnershipTarget {
  const whole = withSums(target, pool)
  const wanted = Math.min(1, Math.max(0, share))
  const others = whole[slot].map((each, i) => (i === person ? 0 : each))
  const own = slot === 'captain' ? null : slotGroups(pool).find(({ members }) => members.includes(person))
  const isOfSlots = (i: number) => own === null || own === undefined || own.members.includes(i)
  const total = sumOf(others.filter((_, i) => isOfSlots(i)))
  const left = total + whole[slot][person]! - wanted
  const changed = others.map((each, i) => {
    if (i === person) return wanted
    return isOfSlots(i) ? Math.min(1, (each * left) / total) : each
  })
  return { ...whole, [slot]: changed }
}

/** The ownership that entries have, each lineup with its copies. */
export function ownershipOfEntries(
  { lineups, copies }: { lineups: LineupRows; copies: Uint32Array },
  pool: ContestPool,
): OwnershipTarget {
  const people = pool.people.length
  const shares = featureShares(peopleItems(lineups, pool), copies)
  return { captain: shares.slice(0, people), flex: shares.slice(people) }
}

/** The 5th and 95th percentile of a figure over worlds. */
export function bandOf(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const place = share * (sorted.length - 1)
    const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN]
    return below + (above - below) * (place - Math.floor(place))
  }
  return { low: at(0.05), high: at(0.95) }
}

const itemsOf = new WeakMap<LineupRows, Items>()

/** A captain is the feature of the person's number, another slot that number after all captains. */
function peopleItems(drawn: LineupRows, { rows, personOfRow, people }: ContestPool): Items {
  const known = itemsOf.get(drawn)
  if (known) return known
  const features = Uint16Array.from(
    drawn.rows.subarray(0, drawn.count * drawn.size),
    (row) => personOfRow[row]! + (isCaptainRow(rows[row]!) ? 0 : people.length),
  )
  const items = { count: drawn.count, size: drawn.size, features, featureCount: 2 * people.length }
  itemsOf.set(drawn, items)
  return items
}

/** @param copies the draws that each weight stands for. */
function withEffect(weights: Float64Array, copies: Uint32Array): Reweighted {
  let [draws, total] = [0, 0]
  for (let i = 0; i < weights.length; i++) {
    draws += copies[i]!
    total += copies[i]! * weights[i]!
  }
  const scaled = weights.map((weight) => (weight * draws) / total)
  const squares = scaled.reduce((sum, weight, i) => sum + copies[i]! * weight * weight, 0)
  const effective = squares > 0 ? draws ** 2 / squares : 0
  return { weights: scaled, effective, isEnough: effective >= ENOUGH * draws }
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, each) => sum + each, 0)
}
