import { type FittedTable, fittedTiers } from './fitted-tiers.ts'
import type { PayoutTier } from './payout-tiers.ts'

/**
 * A typical table of a tournament whose table is not known: prize i is E + (P1 - E) / i^a, where P1
 * is the first prize, E the last, and a makes the prizes add up to the pool; then with round prizes in groups of places.
 */
export function estimatedTiers(table: FittedTable): PayoutTier[] {
  return fittedTiers(table, (place) => 1 / place)
}
