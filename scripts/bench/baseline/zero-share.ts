/**
 * The probability that a player above the lowest price scores 0, mostly by not playing (DOMAIN.md section 14). It is part of
 * mean and spread; for one game, whose inactive players are known, nothing was fitted.
 */
export function mainSlateZeroShare(points: number): number {
  return 1 / (1 + Math.exp(-(0.02 - 0.167 * points)))
}
