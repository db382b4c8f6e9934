import type { ReservedContest } from '#core/entries-file/contests-in-file.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { keyOf } from '../set/keep-build.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'

/**
 * For contests that entries were chosen for one by one: the places in `lineups` of those entries, by the contest's key.
 * Contests go by their name; of several with one name the first of the file is the first that was chosen for.
 */
export function chosenPlaces(
  build: Pick<KeptBuild, 'contests'> | null,
  contests: readonly ReservedContest[],
  lineups: readonly Pick<ListedLineup, 'kept'>[],
): Map<string, ReadonlySet<number>> {
  const chosen = [...(build?.contests ?? [])]
  return new Map(
    contests.flatMap(({ contestKey, contestName }): [string, ReadonlySet<number>][] => {
      const index = chosen.findIndex(({ name }) => name === contestName)
      const [own] = index < 0 ? [] : chosen.splice(index, 1)
      if (!own) return []
      const keys = new Set(own.lineups.map(keyOf))
      const places = lineups.flatMap(({ kept }, place) => (keys.has(keyOf(kept)) ? place : []))
      return [[contestKey, new Set(places)]]
    }),
  )
}
