import * as deleted from '#db/deleted-records.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { ownedRecord } from './get-record.ts'
import type { RecordKind } from './record-kinds.ts'

/**
 * Undoes a deletion within an hour. A record that was not deleted is returned as it is, so a repeated request has the same
 * answer.
 */
export async function restoreRecord<Whole>(
  ctx: ServiceContext,
  kind: RecordKind<Whole>,
  idText: string | undefined,
): Promise<Whole> {
  const owned = ownedRecord(ctx, kind, idText)
  return foundOr(kind.notFound, await refuseWhenFull(deleted.restoreRecord(ctx.db, kind, owned)))
}
