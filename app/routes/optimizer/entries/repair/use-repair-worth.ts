import type { PairWorth } from '#app/lib/threads/sim/sim-messages.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { type LineupCells, type Repair, type WorthInContest, worthsInContests } from '#optimizer/repair.ts'
import { pairWorthsOf } from '../../contest/simulation/pair-worths-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'

export type RepairWorth = {
  /** The worth of each repaired lineup in each of its contests; null while the games are played. */
  worths: readonly (readonly WorthInContest<ContestSettings, PairWorth>[])[] | null
  failure: string | null
}

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
      return worthsInContests(repair.repaired, { lineups, contests }, (pairs, contest) =>
        pairWorthsOf(state, contest, pairs, { signal, alsoOut }),
      )
    },
    { notHere: NOT_HERE, starts: true },
  )
  return { worths: answer, failure }
}
