import { type EnterSetRequest, toEnteredEntry } from '#contract/entered-entries.ts'
import { AppError } from '#core/result.ts'
import { enterSet as enter } from '#db/entries/entered-entries.ts'
import { takeOverSet, type WholeSet } from '#db/entries/entry-sets.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { sendJobs } from '#workers/services/jobs/send-job.ts'
import { getRecord, ownedRecord } from '#workers/services/records/get-record.ts'
import { ENTRY_SET } from '#workers/services/records/record-kinds.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { setByFee } from './same-entries.ts'

/**
 * Records which entries at the provider one of the caller's sets was entered as, with what was expected of each. Standings
 * that were uploaded before are searched for them. The same request again changes nothing. Where the lineups were saved with
 * a fee, too, the two become one set.
 */
export async function enterSet(
  ctx: ServiceContext,
  idText: string | undefined,
  request: EnterSetRequest,
): Promise<WholeSet> {
  const owned = ownedRecord(ctx, ENTRY_SET, idText)
  const { set } = await getRecord(ctx, ENTRY_SET, idText)
  const entries = request.entries.map(toEnteredEntry)
  const beyond = entries.find(({ lineup }) => lineup >= set.lineups)
  if (beyond) {
    const sentence = `Entry ${beyond.entryKey} has lineup ${beyond.lineup + 1}, but the set has ${set.lineups}`
    throw new AppError('invalid_input', sentence)
  }
  const entering = enter(ctx.db, owned, { entries, now: ctx.now })
  const entered = foundOr(ENTRY_SET.notFound, await refuseWhenFull(entering))
  await sendJobs(ctx, entered.jobIds)
  const saved = await setByFee(ctx, owned.userId, entered.set)
  const named = saved && (await takeOverSet(ctx.db, owned, saved.set))
  return named ?? entered.set
}
