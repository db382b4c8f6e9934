/**
 * The band of an estimated share, in percent: the estimate misses the real share by about 1 point for a captain and 4 for
 * others, so that one decimal would say more than is known.
 */
export function ownershipBand(pct: number): string {
  if (pct < 5) return 'under 5%'
  if (pct < 15) return '5-15%'
  return pct <= 30 ? '15-30%' : 'over 30%'
}
