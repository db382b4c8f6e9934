import { FILE_ERRORS, modelErrors, type OwnershipErrors } from '#core/field/ownership-errors.ts'
import {
  formatProfitCents,
  formatProfitEstimate,
  formatRoi,
  formatRoiEstimate,
} from '#core/figures/estimates.ts'
import type { Format } from '#core/formats/format.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { OpponentsFile } from '#core/payouts/contest-settings.ts'
import type { Player } from '#core/players/player.ts'

/** How far the ownership of the pool, or of a file of opponents, may be wrong, also as a sentence. */
export function errorsOf(
  pool: readonly Player[],
  format: Format,
  opponents?: OpponentsFile,
): {
  errors: OwnershipErrors
  isEstimated: boolean
  /** `Ownership of files can be off by 6 points a player, 2.1 as captain.`: 9 in 10 real shares are within it. */
  sentence: string
} {
  const isKnown =
    opponents !== undefined || pool.some(({ ownershipBy }) => ownershipBy !== null && KNOWN.has(ownershipBy))
  const errors = isKnown ? FILE_ERRORS : modelErrors(format)
  const whose = isKnown ? 'Ownership of files' : 'Estimated ownership'
  return {
    errors,
    isEstimated: !isKnown,
    sentence: `${whose} can be off by ${errors.flex} points a player${format.captain ? `, ${errors.captain} as ${format.captain.name}` : ''}.`,
  }
}

const KNOWN: ReadonlySet<string> = new Set(['file', 'hand', 'research'])

/** The unit that figures are shown in: parts of the fee, or dollars where entry is free. */
export type MoneyOf = {
  feeCents: number
  /** What a simulated gap counts: of shown figures the part that is the lineup's own; its chance to be paid is taken to stay. */
  factor: number
}

/** What is gained or lost, with its error: `+4.2% ±1.1%` of the fee. */
export function changeText({ value, error }: Estimate, { feeCents, factor }: MoneyOf): string {
  const [more, off] = [factor * value, factor * error]
  if (feeCents === 0) return formatProfitEstimate({ value: more, error: off })
  return formatRoiEstimate({ value: more / feeCents, error: off / feeCents })
}

/** The figure itself in a world that pays so much more: `+12%`, or dollars. */
export function worthText(
  shown: { roi: { value: number } | null; profit: { value: number } },
  moreCents: number,
  { feeCents, factor }: MoneyOf,
): string {
  if (shown.roi === null || feeCents === 0) return formatProfitCents(shown.profit.value + factor * moreCents)
  return formatRoi(shown.roi.value + (factor * moreCents) / feeCents)
}
