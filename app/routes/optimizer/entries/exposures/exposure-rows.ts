import type { Format } from '#core/formats/format.ts'
import { captainOf } from '#core/lineups/lineup.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { splitWord } from '#core/rules/words/words.ts'
import type { ExposureShares } from '../set/exposure-shares.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'
import { type ExposureLimits, NO_LIMITS } from './exposure-limits.ts'

/** A person of the exposure table; shares in percent of the lineups. */
export type ExposureRow = ExposureShares & {
  person: string
  name: string
  /** `WR KC` */
  place: string
  limits: ExposureLimits
}

const NONE: ExposureShares = { captain: 0, flex: 0, total: 0 }

/** Everyone who is in a lineup or has a limit, the most used first. */
export function exposureRows(
  shares: ReadonlyMap<string, ExposureShares>,
  limits: ReadonlyMap<string, ExposureLimits>,
  pool: readonly Player[],
): ExposureRow[] {
  const byPerson = new Map(pool.map((player) => [personKey(player), player]))
  const people = new Set([...shares.keys(), ...limits.keys()])
  return [...people]
    .flatMap((person) => {
      const player = byPerson.get(person)
      if (!player) return []
      return {
        person,
        name: player.name,
        place: [player.actualPosition, player.team].filter(Boolean).join(' '),
        limits: limits.get(person) ?? NO_LIMITS,
        ...(shares.get(person) ?? NONE),
      }
    })
    .sort((a, b) => b.total - a.total || b.captain - a.captain || a.name.localeCompare(b.name))
}

/** How many lineups have which split of the teams, in percent, the most of the captain's team first; none without captains. */
export function splitRows(
  lineups: readonly ListedLineup[],
  format: Format,
): { split: string; pct: number }[] {
  if (!format.captain) return []
  const counts = new Map<number, number>()
  for (const { lineup, players } of lineups) {
    const team = captainOf(lineup)?.team
    if (!team) continue
    const ofTeam = players.filter((player) => player.team === team).length
    counts.set(ofTeam, (counts.get(ofTeam) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([ofTeam, count]) => ({ split: splitWord(ofTeam, format), pct: (100 * count) / lineups.length }))
}
