import { AppError } from '#core/result.ts'
import { findSlateOfRecord, type SlateFile } from '#db/slates/slates.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { getRecord, ownedRecord } from './get-record.ts'
import type { RecordKind } from './record-kinds.ts'

/** The salary file of one of the caller's records, to open the record again. */
export async function recordSlate<Whole>(
  ctx: ServiceContext,
  kind: RecordKind<Whole>,
  idText: string | undefined,
): Promise<SlateFile> {
  await getRecord(ctx, kind, idText)
  const slate = await findSlateOfRecord(ctx.db, kind, ownedRecord(ctx, kind, idText))
  if (!slate) throw new AppError('not_found', kind.noSlate)
  return slate
}
