import { encodeField } from '#core/contest/field-file.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { fieldKey } from './contest-files.ts'
import { withField } from './read-field.ts'
import { requireContest } from './require-contest.ts'

/** All lineups of the caller's contest in compact form (app/core/contest/field-file.ts). */
export async function downloadField(
  ctx: ServiceContext,
  contestId: string | undefined,
): Promise<{ body: ReadableStream | Blob; bytes: number }> {
  const contest = await requireContest(ctx, contestId)
  const compact = await ctx.files.get(fieldKey(contest.fileKey))
  if (compact) return { body: compact.body, bytes: compact.size }
  // Until the job that learns from the contest has written it.
  const made = await withField(
    ctx.files,
    contest,
    (field) => new Blob(encodeField(field) as Uint8Array<ArrayBuffer>[]),
  )
  return { body: made, bytes: made.size }
}
