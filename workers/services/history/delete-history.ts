import { deleteEntries } from '#db/history/history.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { callerId, foundOr } from '#workers/services/caller-id.ts'

export const IMPORT_NOT_FOUND = 'Import not found'

/** Deletes the caller's whole history. */
export async function deleteHistory(ctx: ServiceContext): Promise<void> {
  const { id: userId } = requireUser(ctx)
  await deleteEntries(ctx.db, { userId, importedAt: 'all' })
}

/** Deletes the entries that an import added. `idText` is its id in `listImports`. */
export async function deleteImport(ctx: ServiceContext, idText: string | undefined): Promise<void> {
  const { id: importedAt, userId } = callerId(ctx, idText, IMPORT_NOT_FOUND)
  foundOr(IMPORT_NOT_FOUND, await deleteEntries(ctx.db, { userId, importedAt }))
}
