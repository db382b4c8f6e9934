import { contestKeyIn, isPerhapsSet, knownOfContest } from '#core/payouts/set-before.ts'
import { contestsInMemory } from '#core/slate-memory/contests-in-memory.ts'
import type { SlateMemory } from '#core/slate-memory/memory.ts'
import type { Db } from '#db/client.ts'
import { placingsToPay } from '#db/contests/contest-placings.ts'
import { contestsToPay, findContest, type OwnedContest, setPayouts } from '#db/contests/contests.ts'
import { contestOfEntries, contestsSet, setKnown } from '#db/contests/set-before.ts'
import { contestNameOf } from './contest-name-of.ts'
import { sharesOf } from './pay-placings.ts'

/**
 * Gives a contest the name, fee and payouts that the user told in the optimizer, in the place of questions. Payouts that it has
 * already stay, and those that the user took away stay away. It runs after the user's entries were placed: they say which contest it is.
 */
export async function takeKnown(db: Db, owned: OwnedContest, fileName: string): Promise<void> {
  const contest = await findContest(db, owned)
  if (!contest) return
  const ofEntries = await contestOfEntries(db, owned)
  const played = {
    ...ofEntries,
    entries: contest.entries,
    contestKey: ofEntries.contestKey ?? contestKeyIn(fileName),
  }
  const { name, before, tiers } = knownOfContest(played, await contestsSet(db, owned.userId))
  const takes = contest.payouts === null && !contest.meta?.hadPayouts ? tiers : null
  if (takes) {
    const { placings } = await placingsToPay(db, owned)
    await setPayouts(db, owned, { payouts: takes, shares: sharesOf(placings, takes) })
  }
  if (name === null && before.feeCents === null && takes === null) return
  const payoutsOf = takes ? before.payoutsOf : (contest.meta?.before?.payoutsOf ?? null)
  await setKnown(db, owned, {
    before: { ...before, payoutsOf },
    name: name?.slice(0, 255) ?? null,
    fileName: contestNameOf(contest.fileName),
  })
}

/** The same for contests that were uploaded before the user set them: once what is set on a slate was stored. */
export async function takeSetSince(db: Db, userId: number, fields: SlateMemory): Promise<void> {
  const set = contestsInMemory(fields)
  // Most of what is stored sets none with a table.
  if (!set.some(({ settings }) => 'tiers' in settings.payouts)) return
  for (const contest of await contestsToPay(db, userId))
    if (set.some((each) => isPerhapsSet(contest, each)))
      await takeKnown(db, { contestId: contest.id, userId }, contest.fileName)
}
