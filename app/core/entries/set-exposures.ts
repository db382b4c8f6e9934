import { basePlayerIdOf, personKey } from '../players/player.ts'
import type { SetRow } from './entry-set.ts'

/** In how many lineups of a set a person is. */
export type SetExposure = {
  /** By `personKey`. */
  person: string
  name: string
  position: string
  team: string | null
  captain: number
  flex: number
  total: number
}

/** The people of the lineups, most used first; people used alike by name. `lineups`: places in `rows`. */
export function setExposures(
  rows: readonly SetRow[],
  lineups: readonly (readonly number[])[],
): SetExposure[] {
  const exposures = new Map<string, SetExposure>()
  for (const place of lineups.flat()) {
    const row = rows[place]
    if (!row) continue
    const person = personOfRow(row)
    const { playerName: name, position, team } = row
    const counted = exposures.get(person) ?? { person, name, position, team, captain: 0, flex: 0, total: 0 }
    exposures.set(person, counted)
    counted[row.isCaptain ? 'captain' : 'flex'] += 1
    counted.total += 1
  }
  return [...exposures.values()].sort((a, b) => b.total - a.total || a.name.localeCompare(b.name, 'en'))
}

/** `personKey` of the row's person. */
export function personOfRow({ playerName, team }: SetRow): string {
  return personKey({ basePlayerId: basePlayerIdOf(playerName), team })
}
