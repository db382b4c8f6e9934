import type { OwnershipTarget } from '#core/field/ownership-target.ts'

/**
 * A crowd: entries that choose among all legal lineups with chances in proportion to a product of factors, one for the
 * captain, one for each other person, one for the dollars left, and those of company (company.ts). Plain data: it can be posted
 * to a thread and stored.
 */
export type CrowdModel = {
  /** The share of the field's entries that are this crowd's. */
  weight: number
  /** Natural logarithms of the factors, by person; -Infinity where the person has no such row. */
  logCaptain: Float64Array
  logFlex: Float64Array
  /** By band of dollars left (`left-bands.ts`); null: dollars left make no difference. */
  logLeft: Float64Array | null
  /** The factors themselves, so that chances are products and the same to the bit on every machine. */
  captainFactor: Float64Array
  flexFactor: Float64Array
  leftFactor: Float64Array | null
  /** The sum of the products over all legal lineups. */
  partition: number
  /** The crowd's own shares by person, and of its entries by band of dollars left. */
  captain: Float64Array
  flex: Float64Array
  left: Float64Array
  /** How often the sums over all lineups were made to fit it. */
  evaluations: number
}

/** The field: a mixture of crowds. */
export type FieldModel = {
  crowds: CrowdModel[]
  /** The people by `personKey`, in the order of the arrays. */
  people: readonly string[]
  /** What was asked for, scaled to the sums that shares of a field have. */
  target: OwnershipTarget
  /** The shares of the whole field, by person. */
  captain: Float64Array
  flex: Float64Array
  /** The largest distance of a share from its target, in points (hundredths of the field). */
  worst: number
  /** Whether every share is within 0.05 points of its target. No field has an ownership that costs more than the budget. */
  attainable: boolean
  /** Whether prices are exact in the sums; those too fine for the table are rounded (`field-table.ts`). */
  isExact: boolean
}
