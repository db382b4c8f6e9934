import { parsePayouts } from '#core/payouts/read-payouts.ts'
import { AppError } from '#core/result.ts'
import { placingsToPay } from '#db/contests/contest-placings.ts'
import { type Contest, setPayouts as store } from '#db/contests/contests.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { payPlacings, sharesOf } from './pay-placings.ts'
import { CONTEST_NOT_FOUND, requireContest } from './require-contest.ts'

/** Stores the pasted payout table of a contest, which pays the user's own entries in it; blank text removes it. */
export async function setPayouts(
  ctx: ServiceContext,
  contestId: string | undefined,
  text: string,
): Promise<Contest> {
  const contest = await requireContest(ctx, contestId)
  const payouts = text.trim() === '' ? null : readTable(text)
  const owned = { contestId: contest.id, userId: contest.userId }
  const { placings } = await placingsToPay(ctx.db, owned)
  const shares = sharesOf(placings, payouts)
  const updated = foundOr(CONTEST_NOT_FOUND, await store(ctx.db, owned, { payouts, shares }))
  // Entries that were placed since they were read.
  if (updated.placed > placings.length) await payPlacings(ctx.db, owned)
  return updated.contest
}

function readTable(text: string) {
  const parsed = parsePayouts(text)
  if (!parsed.ok) throw new AppError('invalid_input', parsed.error)
  return parsed.value.tiers
}
