import { useTask } from '#app/lib/threads/use-task.ts'
import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { LineupCells, Repair } from '#optimizer/repair.ts'
import { pairWorthsOf } from '../../contest/simulation/pair-worths-of.ts'
import type { WorthInContest } from '../../contest/simulation/shown-worth.ts'
import type { LineupState } from '../../state/lineup-state.ts'

export type RepairWorth = {
  /** By the lineup's place in the list, in each of its contests; empty while the games are played. */
  worths: ReadonlyMap<number, readonly WorthInContest[]>
  failure: string | null
}

const NOTHING: RepairWorth['worths'] = new Map()
const NOT_HERE = 'This browser could not simulate the difference.'

/**
 * What the repaired lineups win in their contests beside what they would win as they are, on the same games. The players who are out
 * are in no entry of the field, which is fitted anew without them. A lineup with a player that the file does not list can't be played
 * before.
 */
export function useRepairWorth(
  state: LineupState,
  {
    contests,
    alsoOut,
    lineups,
    repair,
  }: {
    contests: readonly EnteredContest<ContestSettings>[]
    /** People (`personKey`) who are out, and in no entry of the field. */
    alsoOut: readonly string[]
    lineups: readonly LineupCells[]
    /** Null: nothing is asked yet. */
    repair: Repair | null
  },
): RepairWorth {
  const { answer, failure } = useTask(
    [repair],
    async ({ signal }) => {
      if (repair === null) return null
      const found = new Map<number, WorthInContest[]>()
      for (const { contest, entries } of contests) {
        const pairs = repair.repaired.flatMap(({ index, after }) => {
          const before = lineups[index]!
          const known = before.filter((id) => id !== null)
          const isPlayed = known.length === before.length && entries[index]! > 0
          return isPlayed ? [{ index, before: known, after }] : []
        })
        const worths = await pairWorthsOf(state, contest, pairs, { signal, alsoOut })
        for (const [place, worth] of (worths ?? []).entries()) {
          const { index } = pairs[place]!
          found.set(index, [...(found.get(index) ?? []), { worth, contest, entries: entries[index]! }])
        }
      }
      return found
    },
    { notHere: NOT_HERE, starts: true },
  )
  return { worths: answer ?? NOTHING, failure }
}
