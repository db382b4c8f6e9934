import { captainPoints, type Format } from '#core/formats/format.ts'
import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import type { Range } from '#core/rules/build-rule.ts'
import { toCents } from '../whole-numbers.ts'
import { LARGEST_WEIGHT } from './sum-limit.ts'

/** What the rules about a lineup's totals add up, as whole numbers by row. */

/** Salaries in cents. */
export function rowCents(rows: readonly Player[]): Int32Array {
  return Int32Array.from(rows, (row) => clamped(toCents(row.salary)))
}

/** Expected points in 1/10,000 point, a captain row's as captain, without boosts. */
export function rowPoints(rows: readonly Player[], format: Format): Int32Array {
  return Int32Array.from(rows, (row) => {
    const points = (isCaptainRow(row) ? captainPoints(format) : 1) * countedPoints(row)
    return clamped(Math.round(points * TERMS_PER_POINT))
  })
}

/** Ownership is counted in 1/10,000 percent. */
const OWNERSHIP_UNITS = 10_000

/** Ownership, 0 where unknown, and the range in the same unit. */
export function rowOwnership(rows: readonly Player[], { min, max }: Range): [Int32Array, Range] {
  const weights = Int32Array.from(rows, (row) =>
    clamped(Math.round((row.ownershipPct ?? 0) * OWNERSHIP_UNITS)),
  )
  return [
    weights,
    {
      min: min === null ? null : Math.ceil(min * OWNERSHIP_UNITS - 1e-6),
      max: max === null ? null : Math.floor(max * OWNERSHIP_UNITS + 1e-6),
    },
  ]
}

/** Natural logarithms are counted in 2^-20; no share above 1e-65 comes near the least one. */
const LOG_UNITS = 2 ** 20
const LOG_OF_NOTHING = -LARGEST_WEIGHT

/**
 * Logarithms of the shares, so that a product is a sum, and the logarithms of the range. Each is rounded, so a product
 * within 4 millionths of a limit counts as equal to it.
 */
export function rowLogShares(
  rows: readonly Player[],
  { min, max }: Range,
  slots: number,
): [Int32Array, Range] {
  const weights = Int32Array.from(rows, (row) => logOf((row.ownershipPct ?? 0) / 100))
  const rounding = Math.ceil((slots + 1) / 2)
  return [
    weights,
    {
      // Every product is 0 or more. A product of 0 obeys any other limit than a least.
      min: min === null || min <= 0 ? null : logOf(min) - rounding,
      max: max === null ? null : Math.max(logOf(max), 0.9 * LOG_OF_NOTHING) + rounding,
    },
  ]
}

function logOf(share: number): number {
  return share > 0 ? clamped(Math.round(Math.log(share) * LOG_UNITS)) : LOG_OF_NOTHING
}

function clamped(weight: number): number {
  return Math.min(Math.max(weight, -LARGEST_WEIGHT), LARGEST_WEIGHT)
}
