import { type Lineup, playersOf } from '../lineups/lineup.ts'
import { personKey } from '../players/player.ts'
import { cleanText } from './clean-text.ts'
import type { ForcedPlayer } from './forced-player.ts'

/** The best legal lineup with this player, compared with the current lineup. */
export type ForcedFacts = {
  name: string
  slot: string
  /** Positive is what it costs, negative what it gains; null when no legal lineup holds the player. */
  objectiveCost: number | null
  pointsCost: number | null
  projected: number | null
  out: string[]
  in: string[]
}

export function forcedFacts({ player, slotCode, best }: ForcedPlayer, lineup: Lineup | null): ForcedFacts {
  const base = { name: cleanText(player.name), slot: slotCode }
  if (!best) return { ...base, objectiveCost: null, pointsCost: null, projected: null, out: [], in: [] }
  const now = lineup ? playersOf(lineup) : []
  const [before, after] = [new Set(now.map(personKey)), new Set(best.players.map(personKey))]
  return {
    ...base,
    objectiveCost: best.objectiveCost,
    pointsCost: best.pointsCost,
    projected: best.projectedPoints,
    out: now.filter((other) => !after.has(personKey(other))).map(({ name }) => cleanText(name)),
    in: best.players
      .filter((other) => !before.has(personKey(other)) && personKey(other) !== personKey(player))
      .map(({ name }) => cleanText(name)),
  }
}
