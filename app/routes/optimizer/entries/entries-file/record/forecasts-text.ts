import { pluralize } from '#core/figures/format.ts'
import type { EnterRequest } from './enter-request.ts'

/** What the record of these entries keeps of forecasts; free entries have none. */
export function forecastsText(entries: EnterRequest['entries'], isAnySimulated: boolean): string {
  const paid = entries.filter(({ entry_fee }) => entry_fee !== 0)
  const kept = paid.filter(({ forecast }) => forecast != null).length
  if (paid.length === 0) return 'Free entries have no forecast.'
  if (kept === paid.length) return 'Forecasts are kept.'
  if (kept > 0)
    return `Forecasts are kept for ${kept} of ${pluralize(paid.length, 'paid entry', 'paid entries')}.`
  return isAnySimulated
    ? 'No forecasts are kept: the simulated contest is not one of these.'
    : 'Simulate first to keep forecasts.'
}

export function areForecastsMissing(entries: EnterRequest['entries']): boolean {
  return entries.some(({ entry_fee, forecast }) => entry_fee !== 0 && forecast == null)
}
