import { type HistoryImport, listImports as readImports } from '#db/history/history-imports.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's imports of history, newest first. */
export async function listImports(ctx: ServiceContext): Promise<HistoryImport[]> {
  const { id: userId } = requireUser(ctx)
  return readImports(ctx.db, userId)
}
