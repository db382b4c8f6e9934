import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Placing } from '#core/contest/placings.ts'
import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import type { TiedPlace } from '#core/payouts/winnings.ts'
import { jsonChunks } from '../bulk.ts'
import type { Db } from '../client.ts'
import type { OwnedContest } from '../learning/learning.ts'
import { contestPlacings, contests, enteredEntries, entrySets } from '../schema.ts'

/** Keys of the user's entries that follow `after` as texts. */
export async function enteredKeysAfter(
  db: Db,
  { userId, after, limit }: { userId: number; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ entryKey: enteredEntries.entryKey })
    .from(enteredEntries)
    .where(and(eq(enteredEntries.userId, userId), gt(enteredEntries.entryKey, after)))
    .orderBy(asc(enteredEntries.entryKey))
    .limit(limit)
  return rows.map(({ entryKey }) => entryKey)
}

/** Stores placings that are not stored yet; a contest's file never changes. Does nothing for a contest that was deleted. */
export async function addPlacings(
  db: Db,
  { contestId, userId }: OwnedContest,
  placings: readonly Placing[],
): Promise<void> {
  const rows = placings.map((each) => [
    ...[each.entryKey, each.points, each.rank],
    ...[each.above, each.tied, each.tiedBefore],
  ])
  for (const chunk of jsonChunks(rows)) {
    await db
      .insert(contestPlacings)
      .select(
        sql`select ${contests.id}, ${contests.userId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
            value ->> 5, null
          from json_each(${chunk}), ${contests}
          where ${contests.id} = ${contestId} and ${contests.userId} = ${userId}`,
      )
      .onConflictDoNothing()
  }
}

export type PlacingsToPay = {
  placings: (TiedPlace & { entryKey: string })[]
  payouts: PayoutTier[] | null
}

/** The stored placings of a contest and its payouts, as of one moment. */
export async function placingsToPay(db: Db, owned: OwnedContest): Promise<PlacingsToPay> {
  const { entryKey, above, tied, tiedBefore } = contestPlacings
  const [[contest], placings] = await db.batch([
    db.select({ payouts: contests.payouts }).from(contests).where(eq(contests.id, owned.contestId)),
    db.select({ entryKey, above, tied, tiedBefore }).from(contestPlacings).where(isIn(owned)),
  ])
  return { placings, payouts: contest?.payouts ?? null }
}

/** What an entry won, in cents; null while the payouts are not known. */
export type PrizeShare = readonly [entryKey: string, cents: number | null]

/** Statements that store what the placed entries of a contest won. `when` is a further condition. */
export function payShares(db: Db, owned: OwnedContest, shares: readonly PrizeShare[], when = sql`true`) {
  return Array.from(jsonChunks(shares), (chunk) =>
    db
      .update(contestPlacings)
      .set({ winningsCents: sql`value ->> 1` })
      .from(sql`json_each(${chunk})`)
      .where(
        and(
          isIn(owned),
          sql`${contestPlacings.entryKey} = value ->> 0`,
          sql`${contestPlacings.winningsCents} is not value ->> 1`,
          when,
        ),
      ),
  )
}

/** Stores the winnings that follow from these payouts, unless the contest has other ones by now. */
export async function payPlacings(
  db: Db,
  owned: OwnedContest,
  { shares, payouts }: { shares: readonly PrizeShare[]; payouts: PayoutTier[] | null },
): Promise<void> {
  const text = payouts && JSON.stringify(payouts)
  const isUnchanged = sql`(select payouts from contests where id = ${owned.contestId}) is ${text}`
  for (const paying of payShares(db, owned, shares, isUnchanged)) await paying
}

/** For a batch: how many of the user's entries are placed in the contest. */
export function countPlacings(db: Db, owned: OwnedContest) {
  return db.select({ placed: count() }).from(contestPlacings).where(isIn(owned))
}

/** The keys of the user's entries that the standings of a contest list. */
export async function placedEntryKeys(db: Db, owned: OwnedContest): Promise<string[]> {
  const { entryKey } = contestPlacings
  const rows = await db.select({ entryKey }).from(contestPlacings).where(isIn(owned))
  return rows.map((row) => row.entryKey)
}

/** The user's entries in a contest's file, by the sets that they were entered from. */
export type OwnEntries = {
  entries: number
  /** The entries with known winnings. */
  settled: number
  /** The entries whose figures are provisional: the contest was running. */
  live: number
  /** The sets with the most entries. */
  sets: { id: number; name: string; entries: number }[]
}

const MOST_SETS_NAMED = 5

export async function ownEntriesIn(db: Db, owned: OwnedContest): Promise<OwnEntries> {
  return ownEntriesOf(...(await db.batch(ownEntriesQueries(db, owned))))
}

/** The two queries of `ownEntriesIn`, for a batch with others; `ownEntriesOf` reads their answers. */
export function ownEntriesQueries(db: Db, owned: OwnedContest) {
  return [
    db
      .select({
        entries: count(),
        settled: count(enteredEntries.winningsCents),
        live: sql<number>`count(case when ${enteredEntries.source} = 'live' then 1 end)`,
      })
      .from(contestPlacings)
      .innerJoin(enteredEntries, isOfPlacing)
      .where(isIn(owned)),
    db
      .select({ id: entrySets.id, name: entrySets.name, entries: count() })
      .from(contestPlacings)
      .innerJoin(enteredEntries, isOfPlacing)
      .innerJoin(entrySets, eq(entrySets.id, enteredEntries.setId))
      .where(and(isIn(owned), isNotNull(enteredEntries.setId)))
      .groupBy(entrySets.id)
      .orderBy(sql`count(*) desc`, asc(entrySets.id))
      .limit(MOST_SETS_NAMED),
  ] as const
}

export function ownEntriesOf([all]: Omit<OwnEntries, 'sets'>[], sets: OwnEntries['sets']): OwnEntries {
  return { entries: 0, settled: 0, live: 0, ...all, sets }
}

/** The placings of the user's entries in a contest. */
export function isIn({ contestId, userId }: OwnedContest) {
  return and(eq(contestPlacings.contestId, contestId), eq(contestPlacings.userId, userId))
}

/** Joins a placing with the user's entry that it is of. */
export const isOfPlacing = and(
  eq(enteredEntries.userId, contestPlacings.userId),
  eq(enteredEntries.entryKey, contestPlacings.entryKey),
)
