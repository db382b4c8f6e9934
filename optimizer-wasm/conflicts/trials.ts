import type { Player } from '#core/players/player.ts'
import type { BuildRequest } from '../build-request.ts'
import type { Change } from './conflict-report.ts'
import { withChanges } from './with-changes.ts'

/** What a build gave. */
export type Trial = {
  /** In slot order. */
  lineups: readonly (readonly Player[])[]
  /** Whether it is certain that there are no more; false where a limit ended the build. */
  isCertain: boolean
  /** Why there is no lineup at all, as a sentence; null if there is one. */
  message: string | null
  steps: number
}

export type TryBuild = (request: BuildRequest) => Trial

/** How much the explanation of a conflict may cost: builds, steps of all of them together, and of one. */
export type ConflictLimits = { builds: number; steps: number; stepsOfABuild: number }

/** Builds of one request with different changes; each is made once. After the limits the answer is uncertain and empty. */
export type Trials = {
  with: (changes: readonly Change[]) => Trial
  /** The part of the limits that is used up: 1 or more after the last build. */
  spent: () => number
}

export function trialsOf(request: BuildRequest, tryBuild: TryBuild, limits: ConflictLimits): Trials {
  const known = new Map<string, Trial>()
  let steps = 0
  const spent = () => Math.max(known.size / limits.builds, steps / limits.steps)
  return {
    spent,
    with: (changes) => {
      const key = JSON.stringify(changes)
      const before = known.get(key)
      if (before) return before
      if (spent() >= 1) return { lineups: [], isCertain: false, message: null, steps: 0 }
      const stepBudget = Math.min(request.stepBudget ?? limits.stepsOfABuild, limits.steps - steps)
      const trial = tryBuild({ ...withChanges(request, changes), stepBudget })
      steps += trial.steps
      known.set(key, trial)
      return trial
    },
  }
}
