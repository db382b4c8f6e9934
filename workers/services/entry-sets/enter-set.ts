import { type EnterSetRequest, toEnteredEntry } from '#contract/entered-entries.ts'
import { AppError } from '#core/result.ts'
import { enterSet as enter } from '#db/entries/entered-entries.ts'
import { takeOverSet, type WholeSet } from '#db/entries/entry-sets.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { sendJobs } from '#workers/services/jobs/send-job.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { getEntrySet, setNotFound } from './get-entry-set.ts'
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
  const { id: userId } = requireUser(ctx)
  const { set } = await getEntrySet(ctx, idText)
  const entries = request.entries.map(toEnteredEntry)
  const beyond = entries.find(({ lineup }) => lineup >= set.lineups)
  if (beyond) {
    const sentence = `Entry ${beyond.entryKey} has lineup ${beyond.lineup + 1}, but the set has ${set.lineups}`
    throw new AppError('invalid_input', sentence)
  }
  const entering = enter(ctx.db, { setId: set.id, userId }, { entries, now: ctx.now })
  const entered = await refuseWhenFull(entering)
  if (!entered) throw setNotFound()
  await sendJobs(ctx, entered.jobIds)
  const saved = await setByFee(ctx, userId, entered.set)
  const named = saved && (await takeOverSet(ctx.db, { setId: set.id, userId }, saved.set))
  return named ?? entered.set
}
