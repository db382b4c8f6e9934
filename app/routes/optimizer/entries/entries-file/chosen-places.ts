import type { ReservedContest } from '#core/entries-file/contests-in-file.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { keyOf } from '../set/keep-build.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'

/**
 * For contests that entries were chosen for one by one: the places in `lineups` of those entries, by the contest's key.
 * Contests go by their name; of several with one name each gets what was chosen for as many entries as it has.
 */
export function chosenPlaces(
  build: Pick<KeptBuild, 'contests'> | null,
  contests: readonly ReservedContest[],
  lineups: readonly Pick<ListedLineup, 'kept'>[],
): Map<string, ReadonlySet<number>> {
  const chosen = [...(build?.contests ?? [])]
  return new Map(
    contests.flatMap(({ contestKey, contestName, entries }): [string, ReadonlySet<number>][] => {
      const ofName = chosen.filter(({ name }) => name === contestName)
      const own = ofName.find((each) => each.lineups.length === entries.length) ?? ofName[0]
      if (!own) return []
      chosen.splice(chosen.indexOf(own), 1)
      const keys = new Set(own.lineups.map(keyOf))
      const places = lineups.flatMap(({ kept }, place) => (keys.has(keyOf(kept)) ? place : []))
      return [[contestKey, new Set(places)]]
    }),
  )
}
