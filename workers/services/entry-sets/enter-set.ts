import { type EnterSetRequest, toEnteredEntry } from '#contract/entered-entries.ts'
import { keptForecast } from '#core/entries/frozen-forecast.ts'
import { AppError } from '#core/result.ts'
import { enterSet as enter, findEmptied, findEntered } from '#db/entries/entered-entries.ts'
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
 * a fee, too, the two become one set. What was frozen of an entry before the lock stays with its lineup, whichever set had it.
 * `emptied`: the sets that had these entries and have none now, nor anything else to say.
 */
export async function enterSet(
  ctx: ServiceContext,
  idText: string | undefined,
  request: EnterSetRequest,
): Promise<{ set: WholeSet; emptied: number[] }> {
  const owned = ownedRecord(ctx, ENTRY_SET, idText)
  const { set, content } = await getRecord(ctx, ENTRY_SET, idText)
  const asked = request.entries.map(toEnteredEntry)
  const beyond = asked.find(({ lineup }) => lineup >= set.lineups)
  if (beyond) {
    const sentence = `Entry ${beyond.entryKey} has lineup ${beyond.lineup + 1}, but the set has ${set.lineups}`
    throw new AppError('invalid_input', sentence)
  }
  const keys = asked.map(({ entryKey }) => entryKey)
  const before = new Map(
    (await findEntered(ctx.db, owned.userId, keys)).map((entry) => [entry.entryKey, entry]),
  )
  const entries = asked.map((entry) => {
    const places = content.lineups[entry.lineup] ?? []
    const players = places.map((place) => content.rows[place]!.providerId ?? '')
    const earlier = before.get(entry.entryKey)?.forecast ?? null
    return { ...entry, forecast: keptForecast(entry.forecast, earlier, players) }
  })
  const entering = enter(ctx.db, owned, { entries, now: ctx.now })
  const entered = foundOr(ENTRY_SET.notFound, await refuseWhenFull(entering))
  await sendJobs(ctx, entered.jobIds)
  const saved = await setByFee(ctx, owned.userId, entered.set)
  const named = saved && (await takeOverSet(ctx.db, owned, saved.set))
  const left = new Set([...before.values()].flatMap(({ setId }) => setId ?? []))
  left.delete(set.id)
  const emptied = left.size > 0 ? await findEmptied(ctx.db, owned.userId, [...left]) : []
  return { set: named ?? entered.set, emptied }
}
