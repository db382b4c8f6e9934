import type { Autopsy } from '#core/autopsy/autopsy.ts'
import type { Opponent } from '#core/autopsy/opponents.ts'
import type { Field } from '#core/contest/field.ts'
import type { ForecastFigures } from '#core/entries/entered-entry.ts'
import type { Format } from '#core/formats/format.ts'
import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import type { Player } from '#core/players/player.ts'

/** What an autopsy is made of. */
export type AutopsyQuestion = {
  field: Field
  format: Format
  slateId: number
  /** The slate as it was seen before the game (core/autopsy/pregame-rows.ts). */
  rows: readonly Player[]
  /** Null without a payout table; a fee of null is not known. */
  tiers: readonly PayoutTier[] | null
  feeCents: number | null
  /** The user's entries, by their number in the field, the best rank first. */
  mine: readonly number[]
  /** Frozen forecasts by the entry's id. */
  forecasts: ReadonlyMap<string, ForecastFigures>
  games: number
  seed: number
  madeAt: number
}

export type AutopsyAnswer = { autopsy: Autopsy; opponents: Opponent[] }
