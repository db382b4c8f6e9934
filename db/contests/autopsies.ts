import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import type { ContestCalibration } from '#core/autopsy/calibration.ts'
import type { EntryForecast } from '#core/entries/entered-entry.ts'
import type { Db } from '../client.ts'
import type { OwnedContest } from '../learning/learning.ts'
import { contestAutopsies, contestPlacings, contests, enteredEntries } from '../schema.ts'
import { isIn, isOfPlacing } from './contest-placings.ts'

/** Stores the figures of a contest in place of earlier ones; false when there is no such contest of this user. */
export async function putAutopsy(
  db: Db,
  { contestId, userId }: OwnedContest,
  { figures, calibration, now }: { figures: Autopsy; calibration: ContestCalibration | null; now: number },
): Promise<boolean> {
  const mine = sql`(select id from contests where id = ${contestId} and user_id = ${userId})`
  const row = sql`select id, ${now}, ${calibration && JSON.stringify(calibration)}, ${JSON.stringify(figures)}
    from contests where id = ${mine}`
  const stored = await db
    .insert(contestAutopsies)
    .select(row)
    .onConflictDoUpdate({
      target: contestAutopsies.contestId,
      set: {
        madeAt: sql`excluded.made_at`,
        calibration: sql`excluded.calibration`,
        figures: sql`excluded.figures`,
      },
    })
    .returning({ contestId: contestAutopsies.contestId })
  return stored.length > 0
}

/** Null without figures that this version can read. */
export async function findAutopsy(db: Db, { contestId, userId }: OwnedContest): Promise<Autopsy | null> {
  const row = await db
    .select({ figures: contestAutopsies.figures })
    .from(contestAutopsies)
    .innerJoin(contests, eq(contests.id, contestAutopsies.contestId))
    .where(and(eq(contests.id, contestId), eq(contests.userId, userId)))
    .get()
  return row?.figures ?? null
}

/** The user's entered entries that the standings of a contest have, by rank. */
export async function listEnteredIn(
  db: Db,
  owned: OwnedContest,
  limit: number,
): Promise<
  {
    entryKey: string
    feeCents: number | null
    forecast: EntryForecast | null
    setId: number | null
    lineup: number | null
  }[]
> {
  return db
    .select({
      entryKey: enteredEntries.entryKey,
      feeCents: enteredEntries.feeCents,
      forecast: enteredEntries.forecast,
      setId: enteredEntries.setId,
      lineup: enteredEntries.place,
    })
    .from(contestPlacings)
    .innerJoin(enteredEntries, isOfPlacing)
    .where(isIn(owned))
    .orderBy(contestPlacings.rank)
    .limit(limit)
}

/** What the user's finished contests add to the calibration, the newest first. */
export async function listCalibrations(
  db: Db,
  { userId, limit }: { userId: number; limit: number },
): Promise<
  { contestId: number; name: string; format: string | null; calibration: ContestCalibration | null }[]
> {
  return db
    .select({
      contestId: contests.id,
      name: contests.name,
      format: contests.format,
      calibration: contestAutopsies.calibration,
    })
    .from(contestAutopsies)
    .innerJoin(contests, eq(contests.id, contestAutopsies.contestId))
    .where(and(eq(contests.userId, userId), isNotNull(contestAutopsies.calibration)))
    .orderBy(desc(contests.id))
    .limit(limit)
}
