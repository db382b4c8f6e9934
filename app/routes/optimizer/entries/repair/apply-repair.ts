import type { Player } from '#core/players/player.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { KeptBuild, KeptLineup } from '../../state/kept-build.ts'
import { has, keyOf, withOthersInGroups } from '../building/keep-build.ts'

/**
 * The list with these lineups in the place of those that held a player who is out; all others are the same arrays. A locked
 * lineup stays locked. `after`: row ids in slot order.
 */
export function withRepaired(
  build: KeptBuild,
  repaired: readonly { index: number; after: readonly string[] }[],
  { pool, from }: { pool: readonly Player[]; from: KeptBuild['madeFrom'] },
): KeptBuild {
  const keys = new Map(pool.map((row) => [row.id, rowKey(row)]))
  const places = new Map(build.rows.map((key, place) => [key, place]))
  const placeOf = (key: string) => {
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  }
  const inPlaceOf = new Map<string, KeptLineup>()
  const lineups = [...build.lineups]
  for (const { index, after } of repaired) {
    const lineup = after.map((id) => placeOf(keys.get(id)!))
    inPlaceOf.set(keyOf(lineups[index]!), lineup)
    lineups[index] = lineup
  }
  const mapped = (list: readonly KeptLineup[]) => list.map((lineup) => inPlaceOf.get(keyOf(lineup)) ?? lineup)
  return {
    ...build,
    rows: [...places.keys()],
    lineups,
    locked: mapped(build.locked),
    ...(build.byHand && { byHand: mapped(build.byHand) }),
    repaired: [...(build.repaired ?? []), ...inPlaceOf.values()].filter((lineup) => has(lineups, lineup)),
    ...(build.contests && {
      contests: build.contests.map((contest) => ({ ...contest, lineups: mapped(contest.lineups) })),
    }),
    ...withOthersInGroups(build, (lineup) => inPlaceOf.get(keyOf(lineup)) ?? lineup),
    edited: build.edited && (inPlaceOf.get(keyOf(build.edited)) ?? build.edited),
    previous: build.lineups,
    // The list now goes without the players who are out, so their absence does not make it stale.
    madeFrom: { ...build.madeFrom, players: from.players },
  }
}
