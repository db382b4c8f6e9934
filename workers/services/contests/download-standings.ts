import { AppError } from '#core/result.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { standingsKey } from './contest-files.ts'
import { requireContest } from './require-contest.ts'

/** The contest's CSV as uploaded, for its owner. */
export async function downloadStandings(
  ctx: ServiceContext,
  contestId: string | undefined,
): Promise<{ contestId: number; body: ReadableStream; bytes: number }> {
  const { id, fileKey } = await requireContest(ctx, contestId)
  const file = await ctx.files.get(standingsKey(fileKey))
  if (!file) throw new AppError('not_found', 'The file of this contest no longer exists')
  return { contestId: id, body: file.body, bytes: file.size }
}
