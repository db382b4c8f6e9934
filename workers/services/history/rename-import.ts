import { renameImport as rename } from '#db/history/history-imports.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { callerId, foundOr } from '#workers/services/caller-id.ts'
import { IMPORT_NOT_FOUND } from './delete-history.ts'

/** Gives one of the caller's imports another name. `idText` is its id in `listImports`. */
export async function renameImport(
  ctx: ServiceContext,
  idText: string | undefined,
  name: string,
): Promise<void> {
  const { id: importedAt, userId } = callerId(ctx, idText, IMPORT_NOT_FOUND)
  foundOr(IMPORT_NOT_FOUND, await rename(ctx.db, { userId, importedAt, name }))
}
