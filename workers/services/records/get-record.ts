import { findRecord, type OwnedRecord } from '#db/records.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { callerId, foundOr } from '#workers/services/caller-id.ts'
import type { RecordKind } from './record-kinds.ts'

/** The caller's record by the id in a URL; throws `not_found`, also for another user's record. */
export async function getRecord<Whole>(
  ctx: ServiceContext,
  kind: RecordKind<Whole>,
  idText: string | undefined,
): Promise<Whole> {
  return foundOr(kind.notFound, await findRecord(ctx.db, kind, ownedRecord(ctx, kind, idText)))
}

/** The id in a URL with the caller's; throws `not_found` for what is no id. */
export function ownedRecord<Whole>(
  ctx: ServiceContext,
  kind: RecordKind<Whole>,
  idText: string | undefined,
): OwnedRecord {
  return callerId(ctx, idText, kind.notFound)
}
