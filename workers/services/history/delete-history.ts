import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { deleteEntries } from '#db/history/history.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** Deletes the caller's whole history. */
export async function deleteHistory(ctx: ServiceContext): Promise<void> {
  const { id: userId } = requireUser(ctx)
  await deleteEntries(ctx.db, { userId, importedAt: 'all' })
}

/** Deletes the entries that an import added. `idText` is its id in `listImports`. */
export async function deleteImport(ctx: ServiceContext, idText: string | undefined): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const importedAt = parseRecordId(idText)
  const deleted = importedAt === null ? 0 : await deleteEntries(ctx.db, { userId, importedAt })
  if (deleted === 0) throw new AppError('not_found', 'Import not found')
}
