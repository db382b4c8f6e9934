import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { findRecord, type OwnedRecord } from '#db/records.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import type { RecordKind } from './record-kinds.ts'

/** The caller's record by the id in a URL; throws `not_found`, also for another user's record. */
export async function getRecord<Whole>(
  ctx: ServiceContext,
  kind: RecordKind<Whole>,
  idText: string | undefined,
): Promise<Whole> {
  return foundOf(kind, await findRecord(ctx.db, kind, ownedRecord(ctx, kind, idText)))
}

/** The id in a URL with the caller's; throws `not_found` for what is no id. */
export function ownedRecord<Whole>(
  ctx: ServiceContext,
  kind: RecordKind<Whole>,
  idText: string | undefined,
): OwnedRecord {
  const { id: userId } = requireUser(ctx)
  return { id: foundOf(kind, parseRecordId(idText)), userId }
}

/** What a query found; throws `not_found` for null. */
export function foundOf<Found>(
  { refusals }: Pick<RecordKind<unknown>, 'refusals'>,
  found: Found | null,
): Found {
  if (found === null) throw new AppError('not_found', refusals.notFound)
  return found
}
