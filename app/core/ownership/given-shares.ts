import { cappedShares } from './capped-shares.ts'
import type { Shares } from './shares.ts'

/** What is known of a person's shares, from a file or by hand; null: nothing. */
export type GivenShares = { captainPct: number | null; flexPct: number | null }

/** A player estimated below this (percent) stays below it, whatever sum a file leaves to the people it does not list. */
const UNPOPULAR_PCT = 1

/**
 * The estimated shares beside given ones, in the order of the people: given shares stay as they are, and the others are
 * scaled so that the sums of the estimate hold, over the captain's slot and over each of the groups (indexes) for the
 * other slots. Given shares that exceed a sum leave 0 to the others.
 */
export function withGivenShares(
  estimated: readonly Shares[],
  given: readonly GivenShares[],
  groups: readonly (readonly number[])[],
): Shares[] {
  const everyone = estimated.map((_, i) => i)
  const captain = estimated.map(({ captainPct }) => captainPct)
  fill(
    captain,
    everyone,
    given.map(({ captainPct }) => captainPct),
    () => 100,
  )
  const flex = estimated.map(({ flexPct }) => flexPct)
  for (const group of groups)
    fill(
      flex,
      group,
      given.map(({ flexPct }) => flexPct),
      (i) => Math.max(0, 100 - captain[i]!),
    )
  return estimated.map((_, i) => ({ captainPct: captain[i]!, flexPct: flex[i]! }))
}

/** Sets the given shares of a group, and scales its others to the sum that the group had. */
function fill(
  pcts: number[],
  group: readonly number[],
  given: readonly (number | null)[],
  mostOf: (i: number) => number,
) {
  const known = group.filter((i) => given[i] != null)
  if (known.length === 0) return
  const open = group.filter((i) => given[i] == null)
  const total = group.reduce((sum, i) => sum + pcts[i]!, 0)
  const left = Math.max(0, total - known.reduce((sum, i) => sum + given[i]!, 0))
  const scaled = cappedShares(
    open.map((i) => pcts[i]!),
    left,
    open.map((i) => Math.min(mostOf(i), pcts[i]! < UNPOPULAR_PCT ? UNPOPULAR_PCT : 100)),
  )
  for (const i of known) pcts[i] = given[i]!
  for (const [at, i] of open.entries()) pcts[i] = scaled[at]!
}
