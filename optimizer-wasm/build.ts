import type { Result } from '#core/result.ts'
import { inSlices, type Sliced, withoutPause } from '#core/sliced.ts'
import type { Build, BuildRequest } from './build-request.ts'
import type { Kernel } from './kernel.ts'
import { type NoLineup, refusedForMemory } from './no-lineup.ts'
import { preparePool } from './prepared-pool.ts'
import { buildFromPool } from './sequence/build-from-pool.ts'

export { stepsOfABuild } from './sequence/build-from-pool.ts'

/**
 * The lineups of the request, best first: the N best that obey its rules or, where rules are about the lineups together, one
 * after another (README.md, "Builds"). `onLineup` is called with the number of lineups whenever one is found. The error:
 * there is no lineup even without the rules, a kept lineup is not of this pool, or pool and rules need more memory than the kernel has.
 */
export function buildLineups(
  request: BuildRequest,
  kernel: Kernel,
  onLineup?: (lineups: number) => void,
): Result<Build, NoLineup> {
  return withoutPause(slicedBuild(request, kernel, onLineup))
}

/** The same, with a pause after each slice of so many steps. The kernel may answer others meanwhile. */
export function buildInSlices(
  request: BuildRequest,
  kernel: Kernel,
  stepsOfASlice: number,
  pause: () => Promise<void>,
): Promise<Result<Build, NoLineup>> {
  return inSlices(slicedBuild(request, kernel), stepsOfASlice, pause)
}

/** The pool of a build is prepared at once: up to 0.1 s for the most rows and rules. */
const STEPS_TO_PREPARE = 400_000

function* slicedBuild(
  request: BuildRequest,
  kernel: Kernel,
  onLineup?: (lineups: number) => void,
): Sliced<Result<Build, NoLineup>> {
  try {
    const prepared = preparePool(request, kernel)
    yield STEPS_TO_PREPARE
    return prepared.ok ? yield* buildFromPool(prepared.value, onLineup) : prepared
  } catch (error) {
    return refusedForMemory(error)
  }
}
