import { and, eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { OwnedContest } from '../learning/learning.ts'
import { contestPlacings } from '../schema.ts'

/** The keys of the user's entries that the standings of a contest list. */
export async function placedEntryKeys(db: Db, { contestId, userId }: OwnedContest): Promise<string[]> {
  const isIn = and(eq(contestPlacings.contestId, contestId), eq(contestPlacings.userId, userId))
  const rows = await db.select({ entryKey: contestPlacings.entryKey }).from(contestPlacings).where(isIn)
  return rows.map(({ entryKey }) => entryKey)
}
