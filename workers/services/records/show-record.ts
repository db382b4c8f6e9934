import { parseRecordId } from '#contract/record-id.ts'
import { findShownRecord, type Shown } from '#db/records.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import type { RecordKind } from './record-kinds.ts'

/** The caller's record by the id in a URL, with who of it is out before it locks; null when it is not one of theirs. */
export async function showRecord<Whole>(
  ctx: ServiceContext,
  kind: RecordKind<Whole>,
  idText: string | undefined,
): Promise<Shown<Whole> | null> {
  const { id: userId } = requireUser(ctx)
  const id = parseRecordId(idText)
  return id === null ? null : findShownRecord(ctx.db, kind, { id, userId }, ctx.now)
}
