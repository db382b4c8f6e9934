import type { BuiltWith } from '#core/entries/built-with.ts'
import type { Player } from '#core/players/player.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { PortfolioObjective } from '#optimizer/portfolio/portfolio-request.ts'
import type { KeptBuild, KeptLineup, MadeFrom } from '../../state/kept-build.ts'
import { has, keyOf } from '../set/keep-build.ts'

/** The entries of a contest, each as row ids. */
type Entered = { name: string; lineups: readonly (readonly string[])[] }

/**
 * Chosen entries as a list that is kept with the slate: every lineup once, those of the first contest first. `before`: the list
 * that they replace; its rows keep their places.
 */
export function keptChoice(
  entered: readonly Entered[],
  {
    pool,
    wanted,
    objective,
    from,
    builtWith,
    before,
  }: {
    pool: readonly Player[]
    wanted: number
    objective: PortfolioObjective
    from: MadeFrom
    builtWith: BuiltWith
    before: KeptBuild | null
  },
): KeptBuild {
  const keys = new Map(pool.map((row) => [row.id, rowKey(row)]))
  const places = new Map((before?.rows ?? []).map((key, place) => [key, place]))
  const placeOf = (id: string) => {
    const key = keys.get(id) ?? ''
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  }
  const contests = entered.map(({ name, lineups }) => ({
    name,
    lineups: lineups.map((ids): KeptLineup => ids.map(placeOf)),
  }))
  const kept = distinct(contests.flatMap(({ lineups }) => lineups))
  const byHand = before?.byHand?.filter((lineup) => has(kept, lineup)) ?? []
  return {
    rows: [...places.keys()],
    lineups: kept,
    wanted,
    exact: 'sequential',
    isProved: false,
    isByPoints: false,
    shortfall: null,
    unmet: [],
    chosenFor: objective,
    ...(contests.length > 1 ? { contests } : {}),
    madeFrom: from,
    builtWith,
    removed: before?.removed ?? [],
    locked: before?.locked.filter((lineup) => has(kept, lineup)) ?? [],
    ...(byHand.length > 0 ? { byHand } : {}),
    previous: before?.lineups ?? null,
    edited: null,
  }
}

function distinct(lineups: readonly KeptLineup[]): KeptLineup[] {
  return [...new Map(lineups.map((lineup) => [keyOf(lineup), lineup] as const)).values()]
}
