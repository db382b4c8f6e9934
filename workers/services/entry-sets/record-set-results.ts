import { type SetResultsRequest, toEntryResult } from '#contract/entry-sets.ts'
import { AppError } from '#core/result.ts'
import { setResults, type WholeSet } from '#db/entries/entry-sets.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getEntrySet, setNotFound } from './get-entry-set.ts'

/**
 * Replaces the results of all lineups of a set, in their order. The set must be entered: without a fee the winnings would
 * be counted as profit, or not at all.
 */
export async function recordSetResults(
  ctx: ServiceContext,
  idText: string | undefined,
  request: SetResultsRequest,
): Promise<WholeSet> {
  const { id: userId } = requireUser(ctx)
  const { set } = await getEntrySet(ctx, idText)
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
  const recorded = await setResults(ctx.db, { setId: set.id, userId }, results.map(toEntryResult))
  if (!recorded) throw setNotFound()
  return recorded
}
