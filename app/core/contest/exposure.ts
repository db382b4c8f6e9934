import { percentOf } from '../money/percent.ts'
import { entriesTo, type Field, isEmptyLineup, NO_PLAYER } from './field.ts'

/** The share of some entries' lineups that hold a player, and that have them as captain, in percent. */
type Exposure = { exposurePct: number; captainExposurePct: number }

/** One player's exposure for the user, the field and the best 1%; null for a group without a visible lineup. */
export type PlayerExposure = {
  player: string
  pointsMilli: number | null
  mine: Exposure | null
  field: Exposure
  best: Exposure | null
}

/**
 * Exposure for each player, widest gap between the user and the field first (without entries of the user: between the
 * best and the field). `mine` are entry numbers; empty lineups count in no group.
 */
export function compareExposure(field: Field, mine: readonly number[], bestRank: number): PlayerExposure[] {
  const groups = {
    mine: countLineups(field, mine),
    field: countLineups(field, field.ranks.keys()),
    best: countLineups(field, entriesTo(field, bestRank)),
  }
  return field.players
    .map(({ name, pointsMilli }, player) => ({
      player: name,
      pointsMilli,
      mine: exposureOf(groups.mine, player),
      field: exposureOf(groups.field, player) ?? NO_EXPOSURE,
      best: exposureOf(groups.best, player),
    }))
    .filter(({ field: drafted }) => drafted.exposurePct > 0)
    .sort((a, b) => gapOf(b) - gapOf(a) || b.field.exposurePct - a.field.exposurePct)
}

const NO_EXPOSURE: Exposure = { exposurePct: 0, captainExposurePct: 0 }

type Group = { lineups: number; drafted: Uint32Array; captained: Uint32Array }

function countLineups(field: Field, entries: Iterable<number>): Group {
  const { slots, lineupSize, hasCaptain } = field
  const drafted = new Uint32Array(field.players.length)
  const captained = new Uint32Array(field.players.length)
  let lineups = 0
  for (const entry of entries) {
    if (isEmptyLineup(field, entry)) continue
    lineups += 1
    const first = entry * lineupSize
    for (let slot = first; slot < first + lineupSize; slot += 1) {
      const player = slots[slot]!
      if (player === NO_PLAYER) continue
      drafted[player]! += 1
      if (hasCaptain && slot === first) captained[player]! += 1
    }
  }
  return { lineups, drafted, captained }
}

function exposureOf({ lineups, drafted, captained }: Group, player: number): Exposure | null {
  if (lineups === 0) return null
  return {
    exposurePct: percentOf(drafted[player]!, lineups),
    captainExposurePct: percentOf(captained[player]!, lineups),
  }
}

function gapOf({ mine, field, best }: PlayerExposure): number {
  return Math.abs((mine ?? best ?? field).exposurePct - field.exposurePct)
}
