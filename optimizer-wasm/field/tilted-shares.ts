import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type OwnershipTarget, slotGroups } from '#core/field/ownership-target.ts'
import { increasingRoot } from './increasing-root.ts'
import type { FieldKernel } from './kernel.ts'

/** Shares of people in the slots of one group, which add up to the same in every field of the pool. */
type Group = { people: readonly number[]; shares: number[]; prices: number[]; isCaptain: boolean }

export type Tilt = {
  /** What the log odds of each share are multiplied by. */
  slope: number
  /** What the shares may cost on average, in dollars. */
  mostDollars: number
  /** The limits of a share, given the share as it is. */
  least?: (share: number) => number
  most?: (share: number) => number
}

/** Beyond this no share moves any more: log odds, and log odds by the whole budget. */
const MOST_SHIFT = 200
const MOST_PRICE = 400

/**
 * The ownership with its log odds multiplied, plus for each group of slots the number that keeps its sum; where it then
 * costs too much, minus a number times the price, as small as it can be. People with a share of 0 or 1 keep it.
 */
export function tiltedShares(
  target: OwnershipTarget,
  pool: ContestPool,
  tilt: Tilt,
  kernel: FieldKernel,
): OwnershipTarget {
  const groups = groupsOf(target, pool)
  const own = groups.map(({ shares }) => shares)
  const mostDollars = tilt.mostDollars - dollarsOf(target, pool) + costOf(groups, own) * pool.budget
  // Shifts that keep the sums, from price to price: those of the last price are near those of the next.
  const shifts = groups.map(() => 0)
  const at = (price: number) =>
    groups.map((group, index) => {
      const shareAt = sharesByShift(group, tilt, price, kernel)
      shifts[index] = keepingSum(group, shareAt, shifts[index]!)
      return shareAt(shifts[index]!)
    })
  const spare = (shares: number[][]) => mostDollars / pool.budget - costOf(groups, shares)
  let shares = at(0)
  if (spare(shares) < 0) {
    const price = increasingRoot((x) => spare(at(x)), { near: 0, step: 4, far: MOST_PRICE, tolerance: 1e-7 })
    shares = at(price)
  }
  const tilted = { captain: target.captain.slice(), flex: target.flex.slice() }
  for (const [index, { people, isCaptain }] of groups.entries()) {
    for (const [i, person] of people.entries()) {
      ;(isCaptain ? tilted.captain : tilted.flex)[person] = shares[index]![i]!
    }
  }
  return tilted
}

/** What lineups with these shares cost on average, in dollars. */
export function dollarsOf({ captain, flex }: OwnershipTarget, { people, rows }: ContestPool): number {
  return people.reduce(
    (total, { captainRow, flexRow }, person) =>
      total +
      (captainRow < 0 ? 0 : captain[person]! * rows[captainRow]!.salary) +
      (flexRow < 0 ? 0 : flex[person]! * rows[flexRow]!.salary),
    0,
  )
}

/** The shares of a group at that price, by the number that is added to all log odds. */
function sharesByShift(
  { shares, prices }: Group,
  { slope, least = () => 0, most = () => 1 }: Tilt,
  price: number,
  { exports: { exp, log } }: FieldKernel,
): (shift: number) => number[] {
  const odds = shares.map((share, i) => slope * log(share / (1 - share)) - price * prices[i]!)
  const limits = shares.map((share) => [least(share), most(share)] as const)
  return (shift) =>
    odds.map((each, i) => Math.min(limits[i]![1], Math.max(limits[i]![0], 1 / (1 + exp(-each - shift)))))
}

/** The shift that keeps the sum of the group. */
function keepingSum({ shares }: Group, shareAt: (shift: number) => number[], near: number): number {
  const sum = shares.reduce((total, share) => total + share, 0)
  const over = (shift: number) => shareAt(shift).reduce((total, share) => total + share, 0) - sum
  return increasingRoot(over, { near, step: 0.5, far: MOST_SHIFT, tolerance: 1e-10 })
}

/** In parts of the budget. */
function costOf(groups: readonly Group[], shares: readonly number[][]): number {
  return groups.reduce(
    (total, { prices }, index) =>
      total + prices.reduce((own, price, i) => own + price * shares[index]![i]!, 0),
    0,
  )
}

function groupsOf({ captain, flex }: OwnershipTarget, pool: ContestPool): Group[] {
  const group = (shares: Float64Array, members: readonly number[], isCaptain: boolean): Group => {
    const people = members.filter((person) => shares[person]! > 0 && shares[person]! < 1)
    const priceOf = (person: number) => {
      const { captainRow, flexRow } = pool.people[person]!
      return pool.rows[isCaptain ? captainRow : flexRow]!.salary / pool.budget
    }
    return { people, shares: people.map((person) => shares[person]!), prices: people.map(priceOf), isCaptain }
  }
  return [
    group(captain, [...captain.keys()], true),
    ...slotGroups(pool).map(({ members }) => group(flex, members, false)),
  ]
}
