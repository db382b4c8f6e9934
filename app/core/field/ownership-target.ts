import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { cappedShares } from '../ownership/capped-shares.ts'

/**
 * The ownership that a field shall have: by person of the pool the share (0 to 1) of entries with the person as captain,
 * and in any other slot. In Showdown the captain shares add up to 1 and the others to 5; a format without captains has
 * captain shares of 0.
 */
export type OwnershipTarget = { captain: Float64Array; flex: Float64Array }

/** The share that nothing is known about still has, so that no lineup is impossible: one entry of 1,000. */
const LEAST = 0.001

/**
 * The target that the pool's rows say (`ownershipPct`), scaled to the sums of the format. People without a share, and
 * those with less than 0.1%, count as 0.1%.
 */
export function ownershipOfPool(pool: ContestPool): OwnershipTarget {
  const shareOf = (row: number) => (row < 0 ? 0 : Math.max(LEAST, (pool.rows[row]!.ownershipPct ?? 0) / 100))
  return withSums(
    {
      captain: Float64Array.from(pool.people, ({ captainRow }) => shareOf(captainRow)),
      flex: Float64Array.from(pool.people, ({ flexRow }) => shareOf(flexRow)),
    },
    pool,
  )
}

/**
 * The shares scaled to the sums that every field of the format has: 1 over the captains, and over each group of slots
 * with the same code its number of slots. No share exceeds 1, nor do the two of a person together.
 */
export function withSums({ captain, flex }: OwnershipTarget, pool: ContestPool): OwnershipTarget {
  const isCaptained = pool.mode.captain !== null
  const captains = isCaptained
    ? cappedShares(
        [...captain],
        1,
        [...captain].map(() => 1),
      )
    : [...captain].map(() => 0)
  const scaled = new Float64Array(flex.length)
  for (const { places, members } of slotGroups(pool)) {
    const shares = cappedShares(
      members.map((person) => flex[person]!),
      places,
      members.map((person) => 1 - captains[person]!),
    )
    for (const [at, person] of members.entries()) scaled[person] = shares[at]!
  }
  return { captain: Float64Array.from(captains), flex: scaled }
}

/** Slots of one code that are not the captain's, with the people (indexes) whose flex row they take. */
export function slotGroups({ mode, people, rows }: ContestPool): { places: number; members: number[] }[] {
  const slots = mode.rosterSlots.filter(({ accepts }) => accepts !== 'captain')
  return [...new Set(slots.map(({ code }) => code))].map((code) => {
    const own = slots.filter((slot) => slot.code === code)
    const fits = (row: number) => row >= 0 && slotAccepts(own[0]!, rows[row]!)
    return {
      places: own.length,
      members: people.flatMap(({ flexRow }, person) => (fits(flexRow) ? [person] : [])),
    }
  })
}

/** The largest difference of two ownerships, in percentage points. */
export function worstDifference(a: OwnershipTarget, b: OwnershipTarget): number {
  let worst = 0
  for (let i = 0; i < a.captain.length; i++) {
    worst = Math.max(worst, Math.abs(a.captain[i]! - b.captain[i]!), Math.abs(a.flex[i]! - b.flex[i]!))
  }
  return 100 * worst
}
