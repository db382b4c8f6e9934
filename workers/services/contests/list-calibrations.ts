import type { CalibratedContest } from '#contract/autopsy.ts'
import { listCalibrations as listMine } from '#db/contests/autopsies.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

const MOST_LISTED = 500

/** What the caller's finished contests say about predictions, the newest first. */
export async function listCalibrations(ctx: ServiceContext): Promise<CalibratedContest[]> {
  const rows = await listMine(ctx.db, { userId: requireUser(ctx).id, limit: MOST_LISTED })
  return rows.flatMap(({ calibration, ...contest }) => (calibration ? [{ ...contest, calibration }] : []))
}
