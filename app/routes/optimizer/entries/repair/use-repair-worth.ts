import type { PairWorth } from '#app/lib/threads/sim/sim-messages.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { LineupCells, Repair } from '#optimizer/repair.ts'
import { pairWorthsOf } from '../../contest/simulation/pair-worths-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'

export type RepairWorth = {
  /** By the lineup's place in the list; empty while the games are played. */
  worths: ReadonlyMap<number, PairWorth>
  failure: string | null
}

const NOTHING: RepairWorth['worths'] = new Map()
const NOT_HERE = 'This browser could not simulate the difference.'

/**
 * What the repaired lineups win beside what they would win as they are, on the same games. The players who are out are in no entry
 * of the field, which is fitted anew without them. A lineup with a player that the file does not list can't be played before.
 */
export function useRepairWorth(
  state: LineupState,
  {
    contest,
    alsoOut,
    lineups,
    repair,
  }: {
    contest: ContestSettings
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
      const pairs = repair.repaired.flatMap(({ index, after }) => {
        const before = lineups[index]!
        const known = before.filter((id) => id !== null)
        return known.length === before.length ? [{ index, before: known, after }] : []
      })
      const worths = await pairWorthsOf(state, contest, pairs, { signal, alsoOut })
      return worths && new Map(pairs.map(({ index }, place) => [index, worths[place]!]))
    },
    { notHere: NOT_HERE, starts: true },
  )
  return { worths: answer ?? NOTHING, failure }
}
