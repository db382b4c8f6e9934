import { type SetResultsRequest, toEntryResult } from '#contract/entry-sets.ts'
import { AppError } from '#core/result.ts'
import { setResults, type WholeSet } from '#db/entries/entry-sets.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { getRecord, ownedRecord } from '#workers/services/records/get-record.ts'
import { ENTRY_SET } from '#workers/services/records/record-kinds.ts'

/**
 * Replaces the results of all lineups of a set, in their order. The set must be entered: without a fee the winnings would
 * be counted as profit, or not at all.
 */
export async function recordSetResults(
  ctx: ServiceContext,
  idText: string | undefined,
  request: SetResultsRequest,
): Promise<WholeSet> {
  const owned = ownedRecord(ctx, ENTRY_SET, idText)
  const { set } = await getRecord(ctx, ENTRY_SET, idText)
  const { results } = request
  if (set.entries > 0) {
    const sentence = `The results of ${set.name} are those of its entries. Upload the standings of the contest, or your contest history`
    throw new AppError('conflict', sentence)
  }
  if (results.length !== set.lineups) {
    const sentence = `The set has ${set.lineups} lineups, but results of ${results.length} were sent`
    throw new AppError('invalid_input', sentence)
  }
  if (set.entryFeeCents === null) {
    throw new AppError('conflict', `${set.name} is not entered. Set its entry fee first`)
  }
  return foundOr(ENTRY_SET.notFound, await setResults(ctx.db, owned, results.map(toEntryResult)))
}
