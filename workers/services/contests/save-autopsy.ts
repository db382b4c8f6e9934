import type { Autopsy } from '#core/autopsy/autopsy.ts'
import { calibrationOf } from '#core/autopsy/calibration.ts'
import { frozenTogether } from '#core/entries/frozen-forecast.ts'
import { listEnteredIn, putAutopsy } from '#db/contests/autopsies.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { MOST_ENTERED } from './get-autopsy.ts'
import { CONTEST_NOT_FOUND, requireContest } from './require-contest.ts'

/** Stores the figures that the caller's browser worked out for one of the caller's contests. */
export async function saveAutopsy(
  ctx: ServiceContext,
  contestId: string | undefined,
  figures: Autopsy,
): Promise<void> {
  const { id, userId } = await requireContest(ctx, contestId)
  const entered = await listEnteredIn(ctx.db, { contestId: id, userId }, MOST_ENTERED)
  const calibration = calibrationOf(figures, await frozenTogether(entered))
  const stored = await putAutopsy(ctx.db, { contestId: id, userId }, { figures, calibration, now: ctx.now })
  foundOr(CONTEST_NOT_FOUND, stored)
}
