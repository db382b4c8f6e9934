import type { Sliced } from '#core/sliced.ts'
import type { Demand } from './demand.ts'
import type { Head, RankedLists } from './ranked-lists.ts'

/**
 * The best lineup where the maximums that are reached leave none: it breaks none that is strict, and of the others only
 * those that it must. Earlier ones of the list are kept first. Null where strict ones alone leave no lineup.
 */
export function* nearestToMaximums(reached: readonly Demand[], lists: RankedLists): Sliced<Head | null> {
  const kept = reached.filter(({ isStrict }) => isStrict)
  if (kept.length === reached.length) return null
  let nearest = yield* underAll(kept)
  if (!nearest) return null
  for (const demand of reached.filter(({ isStrict }) => !isStrict)) {
    const nearer = yield* underAll([...kept, demand])
    if (!nearer) continue
    nearest = nearer
    kept.push(demand)
  }
  return nearest

  function underAll(demands: readonly Demand[]): Sliced<Head | null> {
    return lists.bestUnder(demands.map(({ feature }) => feature))
  }
}
