import { useMemo } from 'react'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { changedSinceSimulated, simulatedFrom } from './simulated-from.ts'
import type { Figured, Simulation } from './simulation.ts'
import { missingSentence, staleSentence } from './simulation-sentences.ts'

/** Why the figures of the list are old, as a sentence; null where none are. */
export function useStaleFigures(
  result: Simulation | null,
  contest: ContestSettings,
  lineups: readonly Figured[],
  { playerPool, inactivePeople, putBack, contest: own, moreContests, filling }: LineupState,
): string | null {
  const now = useMemo(
    () =>
      simulatedFrom({ playerPool, inactivePeople, putBack, contest: own, moreContests, filling }, contest),
    [playerPool, inactivePeople, putBack, own, moreContests, filling, contest],
  )
  return result && (staleSentence(changedSinceSimulated(result.from, now)) ?? missingSentence(lineups))
}
