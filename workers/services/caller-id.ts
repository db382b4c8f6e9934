import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The id in a URL and the caller's; throws `not_found` with this sentence for what is no id. */
export function callerId(
  ctx: ServiceContext,
  idText: string | undefined,
  missing: string,
): { id: number; userId: number } {
  const { id: userId } = requireUser(ctx)
  return { id: foundOr(missing, parseRecordId(idText)), userId }
}

/** The result of a query, or the number of rows that it changed; throws `not_found` with this sentence for none. */
export function foundOr<Found>(missing: string, found: Found | null | false | 0): Found {
  if (!found) throw new AppError('not_found', missing)
  return found
}
