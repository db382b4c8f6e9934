import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { renameImport as rename } from '#db/history/history-imports.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** Gives one of the caller's imports another name. `idText` is its id in `listImports`. */
export async function renameImport(
  ctx: ServiceContext,
  idText: string | undefined,
  name: string,
): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const importedAt = parseRecordId(idText)
  const renamed = importedAt !== null && (await rename(ctx.db, { userId, importedAt, name }))
  if (!renamed) throw new AppError('not_found', 'Import not found')
}
