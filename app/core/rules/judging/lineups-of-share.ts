import type { Range } from '../build-rule.ts'

/** So many lineups at least and at most. */
export type LineupCounts = { min: number; max: number }

/**
 * How many of `lineups` a share in percent asks for. A minimum is rounded up (30% of 5 lineups: 2), a maximum down, but to
 * one lineup at least: otherwise 35% would close a player in a build of two. A maximum of 0% closes the player. Where no
 * whole number lies between the two (31 to 35% of 10), the maximum counts.
 */
export function lineupsOfShare(pct: Range, lineups: number): LineupCounts {
  const max = pct.max === null ? lineups : mostOf(pct.max, lineups)
  const min = pct.min === null ? 0 : Math.ceil((pct.min * lineups) / 100 - ROUNDING)
  return { min: Math.max(0, Math.min(min, max)), max }
}

/** 14.3% of 1,000 is 143 lineups, although the product of the two is 143.00000000000003 in floating point. */
const ROUNDING = 1e-9

function mostOf(pct: number, lineups: number): number {
  if (pct <= 0) return 0
  return Math.min(lineups, Math.max(1, Math.floor((pct * lineups) / 100 + ROUNDING)))
}
