import { contestKeyIn, knownOfContest } from '#core/payouts/set-before.ts'
import { placingsToPay } from '#db/contests/contest-placings.ts'
import { findContest, type OwnedContest, setPayouts } from '#db/contests/contests.ts'
import { contestOfEntries, contestsSet, setKnown } from '#db/contests/set-before.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { contestNameOf } from './contest-name-of.ts'
import { sharesOf } from './pay-placings.ts'

/**
 * Gives a contest the name, fee and payouts that the user told in the optimizer, in the place of questions. Payouts that it has
 * already stay. It runs after the user's entries were placed: they say which contest it is.
 */
export async function takeKnown(ctx: ServiceContext, owned: OwnedContest, fileName: string): Promise<void> {
  const contest = await findContest(ctx.db, owned)
  if (!contest) return
  const ofEntries = await contestOfEntries(ctx.db, owned)
  const played = {
    ...ofEntries,
    entries: contest.entries,
    contestKey: ofEntries.contestKey ?? contestKeyIn(fileName),
  }
  const { name, before, tiers } = knownOfContest(played, await contestsSet(ctx.db, owned.userId))
  const takes = contest.payouts === null ? tiers : null
  if (takes) {
    const { placings } = await placingsToPay(ctx.db, owned)
    await setPayouts(ctx.db, owned, { payouts: takes, shares: sharesOf(placings, takes) })
  }
  if (name === null && before.feeCents === null && takes === null) return
  const payoutsOf = takes ? before.payoutsOf : (contest.meta?.before?.payoutsOf ?? null)
  await setKnown(ctx.db, owned, {
    before: { ...before, payoutsOf },
    name: name?.slice(0, 255) ?? null,
    fileName: contestNameOf(contest.fileName),
  })
}
