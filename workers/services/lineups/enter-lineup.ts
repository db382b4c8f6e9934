import type { EnterLineupRequest } from '#contract/saved-lineups.ts'
import { toCentsOrNull } from '#core/money/cents.ts'
import { AppError } from '#core/result.ts'
import { enterLineup as enter, type LineupWithPlayers } from '#db/lineups/saved-lineups.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { sendJobs } from '#workers/services/jobs/send-job.ts'
import { getRecord, ownedRecord } from '#workers/services/records/get-record.ts'
import { LINEUP } from '#workers/services/records/record-kinds.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { finalizedLineup } from './update-result.ts'

/**
 * Records which entries at the provider one of the caller's lineups was entered as. It then has their results, now and
 * whenever the history or standings bring them; standings that were uploaded before are searched. A fee that is given is that of all of them. The same request again changes nothing.
 */
export async function enterLineup(
  ctx: ServiceContext,
  idText: string | undefined,
  request: EnterLineupRequest,
): Promise<LineupWithPlayers> {
  const owned = ownedRecord(ctx, LINEUP, idText)
  const { lineup } = await getRecord(ctx, LINEUP, idText)
  const { entry_keys, entry_fee_total } = request
  const feeCents = entry_fee_total === undefined ? undefined : toCentsOrNull(entry_fee_total)
  const entered = await refuseWhenFull(
    enter(ctx.db, owned, { entryKeys: entry_keys, feeCents, now: ctx.now }),
  )
  if (!entered) throw finalizedLineup(lineup.lineupName)
  await sendJobs(ctx, entered.jobIds)
  const { entries } = entered.whole
  const elsewhere = entry_keys.find((key) => !entries.some(({ entryKey }) => entryKey === key))
  if (elsewhere) {
    throw new AppError('conflict', `Entry ${elsewhere} is that of another lineup, which is finalized`)
  }
  return entered.whole
}
