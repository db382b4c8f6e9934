import * as deleted from '#db/deleted-records.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { ownedRecord } from './get-record.ts'
import type { RecordKind } from './record-kinds.ts'

/**
 * Deletes one of the caller's records with its results, also a finalized lineup: finalizing prevents changes, not deletion.
 * `restoreRecord` undoes it within an hour.
 */
export async function deleteRecord<Whole>(
  ctx: ServiceContext,
  kind: RecordKind<Whole>,
  idText: string | undefined,
): Promise<void> {
  foundOr(kind.notFound, await deleted.deleteRecord(ctx.db, kind, ownedRecord(ctx, kind, idText), ctx.now))
}
