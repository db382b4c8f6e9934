import { groupBy } from '../collections/group-by.ts'
import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { kindsOf, shapesOf, sharingSlots } from '../formats/shapes.ts'
import { cappedShares } from '../numbers/capped-shares.ts'

/**
 * The ownership that a field shall have: by person of the pool the share (0 to 1) of entries with the person as captain,
 * and in any other slot. In Showdown the captain shares add up to 1 and the others to 5; a format without captains has
 * captain shares of 0.
 */
export type OwnershipTarget = { captain: Float64Array; flex: Float64Array }

/** The share that nothing is known about still has, so that no lineup is impossible: one entry of 1,000. */
const LEAST = 0.001
/** In a pool of several hundred people it is less: altogether at most one of so many entries holds such a person. */
const LEAST_IN_ALL = 0.1

/**
 * The target that the pool's rows say (`ownershipPct`), scaled to the sums of the format. People without a share, and
 * those with less than 0.1%, count as 0.1%.
 */
export function ownershipOfPool(pool: ContestPool): OwnershipTarget {
  const least = Math.min(LEAST, LEAST_IN_ALL / pool.people.length)
  const shareOf = (row: number) => (row < 0 ? 0 : Math.max(least, (pool.rows[row]!.ownershipPct ?? 0) / 100))
  return withSums(
    {
      captain: Float64Array.from(pool.people, ({ captainRow }) => shareOf(captainRow)),
      flex: Float64Array.from(pool.people, ({ flexRow }) => shareOf(flexRow)),
    },
    pool,
  )
}

/**
 * The shares scaled to sums that a field of the format can have: 1 over the captains, and over the people of slots that do
 * not overlap their number. Where slots overlap (FLEX), the people of all of them together have that number, and those of a
 * kind as many as some shape of a lineup holds. No share exceeds 1, nor do the two of a person together.
 */
export function withSums({ captain, flex }: OwnershipTarget, pool: ContestPool): OwnershipTarget {
  const isCaptained = pool.format.captain !== null
  const captains = isCaptained
    ? cappedShares(
        [...captain],
        1,
        [...captain].map(() => 1),
      )
    : [...captain].map(() => 0)
  const scaled = new Float64Array(flex.length)
  for (const sharing of groupBy(slotGroups(pool), ({ overlap }) => overlap).values()) {
    const sums = sumsWithin(
      sharing.map(({ members }) => members.reduce((sum, person) => sum + flex[person]!, 0)),
      sharing,
    )
    for (const [at, { members }] of sharing.entries()) {
      const shares = cappedShares(
        members.map((person) => flex[person]!),
        sums[at]!,
        members.map((person) => 1 - captains[person]!),
      )
      for (const [place, person] of members.entries()) scaled[person] = shares[place]!
    }
  }
  return { captain: Float64Array.from(captains), flex: scaled }
}

/** People whose flex row is of one kind, none of them the captain's. */
type SlotGroup = {
  /** Indexes. */
  members: number[]
  /** The fewest and the most of them in a lineup. */
  least: number
  most: number
  /** Groups with the same number share slots; together they have so many places in every lineup. */
  overlap: number
  places: number
}

const groups = new WeakMap<ContestPool, SlotGroup[]>()

/** The groups of a pool whose shares add up to what lineups hold of them. */
export function slotGroups(pool: ContestPool): SlotGroup[] {
  const known = groups.get(pool)
  if (known) return known
  const made = slotGroupsOf(pool)
  groups.set(pool, made)
  return made
}

function slotGroupsOf({ format, people, rows }: ContestPool): SlotGroup[] {
  const playing = people.flatMap(({ flexRow }, person) =>
    flexRow < 0 ? [] : [{ person, row: rows[flexRow]! }],
  )
  const { kinds, kindOfRow } = kindsOf(
    playing.map(({ row }) => row),
    format.rosterSlots,
  )
  const members = kinds.map((_, kind) =>
    playing.flatMap(({ person }, at) => (kindOfRow[at] === kind ? [person] : [])),
  )
  const isPlain = kinds.map(({ slots }) => format.rosterSlots[slots[0]!]!.accepts !== 'captain')
  const all = shapesOf(kinds, format.rosterSlots.length)
  const filled = all.filter((shape) =>
    shape.every((count, kind) => !isPlain[kind] || count <= members[kind]!.length),
  )
  // Without a legal lineup the pool has no field, whatever the sums.
  const shapes = filled.length > 0 ? filled : all
  const overlaps = sharingSlots(kinds)
  return kinds.flatMap((_, kind) => {
    if (!isPlain[kind]) return []
    const counts = shapes.map((shape) => shape[kind]!)
    const places = shapes[0]!.reduce(
      (sum, count, other) => (overlaps[other] === overlaps[kind] ? sum + count : sum),
      0,
    )
    return {
      members: members[kind]!,
      least: Math.min(...counts),
      most: Math.max(...counts),
      overlap: overlaps[kind]!,
      places,
    }
  })
}

/** No shape of a lineup is impossible: sums stay so far inside of what a kind can have, as a part of it. */
const INSIDE = 0.01
const HALVINGS = 60
const MOST_FACTOR = 1e6

/** The sums of groups that share slots, in proportion to those given as far as their limits let them. */
function sumsWithin(sums: readonly number[], sharing: readonly SlotGroup[]): number[] {
  const [{ places }] = sharing as [SlotGroup]
  if (sharing.length === 1) return [places]
  const at = (factor: number) =>
    sharing.map(({ least, most }, group) => {
      const margin = INSIDE * (most - least)
      return Math.min(most - margin, Math.max(least + margin, factor * sums[group]!))
    })
  let [low, high] = [0, MOST_FACTOR]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (at(middle).reduce((total, sum) => total + sum, 0) < places) low = middle
    else high = middle
  }
  return at(high)
}

/** The largest difference of two ownerships, in percentage points. */
export function worstDifference(a: OwnershipTarget, b: OwnershipTarget): number {
  let worst = 0
  for (let i = 0; i < a.captain.length; i++) {
    worst = Math.max(worst, Math.abs(a.captain[i]! - b.captain[i]!), Math.abs(a.flex[i]! - b.flex[i]!))
  }
  return 100 * worst
}
