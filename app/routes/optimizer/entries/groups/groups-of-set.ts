import type { EntryGroup } from '#core/entries/groups.ts'
import type { Player } from '#core/players/player.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { keyOf, placesOf } from '../set/keep-build.ts'

/** The groups of the list among these lineups, as they are stored with them; a group that has none of them is left out. */
export function groupsOfSet(
  build: KeptBuild | null,
  lineups: readonly { players: readonly Player[] }[],
): EntryGroup<number>[] {
  if (!build?.groups) return []
  const keys = lineups.map(({ players }) => {
    const places = placesOf(build, players.map(rowKey))
    return places && keyOf(places)
  })
  return build.groups.flatMap(({ name, thesis, rules, lineups: kept }) => {
    const own = new Set<string | null>(kept.map(keyOf))
    const places = [...keys.keys()].filter((place) => own.has(keys[place]!))
    return places.length > 0 ? [{ name, thesis, rules, lineups: places }] : []
  })
}
