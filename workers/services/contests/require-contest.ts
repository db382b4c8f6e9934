import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { type Contest, findContest } from '#db/contests/contests.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's contest; not found for other users' contests. */
export async function requireContest(ctx: ServiceContext, contestId: string | undefined): Promise<Contest> {
  const user = requireUser(ctx)
  const id = parseRecordId(contestId)
  const contest = id === null ? null : await findContest(ctx.db, { contestId: id, userId: user.id })
  if (!contest) throw contestNotFound()
  return contest
}

/** The same refusal for a missing contest and for another user's. */
export function contestNotFound(): AppError {
  return new AppError('not_found', 'Contest not found')
}
