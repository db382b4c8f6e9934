import type { Affected } from '#app/components/out-players/affected.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { KeptBuild, KeptLineup } from '../../state/kept-build.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { withInjury } from '../../state/player-choices.ts'
import { has, keyOf, withOthersInGroups } from '../set/keep-build.ts'
import { madeFrom } from '../set/made-from.ts'

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
    madeFrom: from,
  }
}

/**
 * What a list is made from after its repair. It goes without the players who are out now, so neither their absence nor what it
 * does to the figures of others makes it stale. Figures that changed besides do.
 */
export function madeFromRepaired(
  build: KeptBuild,
  state: LineupState,
  { people }: Affected,
): KeptBuild['madeFrom'] {
  const { players, points } = madeFrom(state, build.wanted)
  const before = people.reduce((back, { key }) => {
    const out = back.playerPool.find((row) => personKey(row) === key && row.injuryStatus === 'Out')
    return out ? withInjury(back, out, 'Healthy') : back
  }, state)
  const isOnlyNews = madeFrom(before, build.wanted).points === build.madeFrom.points
  return { ...build.madeFrom, players, ...(isOnlyNews ? { points } : {}) }
}
