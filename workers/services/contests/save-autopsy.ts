import type { Autopsy } from '#core/autopsy/autopsy.ts'
import { calibrationOf } from '#core/autopsy/calibration.ts'
import { putAutopsy } from '#db/contests/autopsies.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { contestNotFound, requireContest } from './require-contest.ts'

/** Stores the figures that the caller's browser worked out for one of the caller's contests. */
export async function saveAutopsy(
  ctx: ServiceContext,
  contestId: string | undefined,
  figures: Autopsy,
): Promise<void> {
  const { id, userId } = await requireContest(ctx, contestId)
  const calibration = calibrationOf(figures)
  const stored = await putAutopsy(ctx.db, { contestId: id, userId }, { figures, calibration, now: ctx.now })
  if (!stored) throw contestNotFound()
}
