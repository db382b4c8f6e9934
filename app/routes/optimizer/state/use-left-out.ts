import { useMemo } from 'react'
import type { LeftOut } from './left-out.ts'
import type { LineupState } from './lineup-state.ts'

/** The part of the state that decides who is left out; the same object until that changes. */
export function useLeftOut(state: LineupState): LeftOut {
  const { playerPool, format, numbers, excludedPeople, inactivePeople, putBack, lockedIds, buildRules } =
    state
  return useMemo(
    () => ({ playerPool, format, numbers, excludedPeople, inactivePeople, putBack, lockedIds, buildRules }),
    [playerPool, format, numbers, excludedPeople, inactivePeople, putBack, lockedIds, buildRules],
  )
}
