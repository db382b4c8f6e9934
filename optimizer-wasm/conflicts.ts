import { buildLineups } from './build.ts'
import type { BuildRequest } from './build-request.ts'
import type { ConflictReport } from './conflicts/conflict-report.ts'
import { conflictReport } from './conflicts/report.ts'
import type { ConflictLimits, Trial } from './conflicts/trials.ts'
import type { Kernel } from './kernel.ts'

/**
 * About six seconds at worst; README.md has what ordinary conflicts take. What is known when a limit is reached is said as
 * such.
 */
const LIMITS: ConflictLimits = { builds: 300, steps: 320_000_000, stepsOfABuild: 48_000_000 }

/**
 * Why the request builds fewer lineups than asked for, and changes that help. Every statement comes from a build that was made:
 * a set of rules is called a conflict if a build under these alone falls short, and a change is offered with
 * the number of lineups that its build has. For a worker: it takes as long as many builds.
 */
export function explainConflict(request: BuildRequest, kernel: Kernel, limits = LIMITS): ConflictReport {
  return conflictReport(request, (changed) => trialOf(changed, kernel), limits)
}

function trialOf(request: BuildRequest, kernel: Kernel): Trial {
  const result = buildLineups(request, kernel)
  if (!result.ok) return { lineups: [], isCertain: true, message: result.error.message, steps: 0 }
  const { lineups, shortfall, steps } = result.value
  return {
    lineups: lineups.map(({ players }) => players),
    isCertain: shortfall?.reason !== 'budget',
    message: shortfall?.message ?? null,
    steps,
  }
}
