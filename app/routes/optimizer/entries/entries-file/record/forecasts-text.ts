import type { EnterRequest } from './enter-request.ts'

/** What the record of these entries keeps of forecasts; free entries have none. @param isBegun a game of the slate is on or over. */
export function forecastsText(entries: EnterRequest['entries'], isBegun: boolean): string {
  const paid = entries.filter(({ entry_fee }) => entry_fee !== 0)
  if (paid.length === 0) return 'Free entries have no forecast.'
  if (!areForecastsMissing(paid)) return 'Forecasts are kept.'
  return isBegun
    ? 'Forecasts from before the lock stay with their lineups; changed ones get none.'
    : 'The download makes their forecasts.'
}

export function areForecastsMissing(entries: EnterRequest['entries']): boolean {
  return entries.some(({ entry_fee, forecast }) => entry_fee !== 0 && forecast == null)
}
