import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { enrichmentCache } from '../schema.ts'

export type CachedFinding = { questionHash: string; finding: unknown }

/** D1 binds at most 100 values a statement. */
const MOST_HASHES = 90

/** The owner's unexpired findings for these questions. */
export async function findCachedFindings(
  db: Db,
  { userId, hashes, now }: { userId: number; hashes: readonly string[]; now: number },
): Promise<CachedFinding[]> {
  const asked = hashes.slice(0, MOST_HASHES)
  if (asked.length === 0) return []
  const found = await db
    .select({ questionHash: enrichmentCache.questionHash, finding: enrichmentCache.finding })
    .from(enrichmentCache)
    .where(
      and(
        eq(enrichmentCache.userId, userId),
        inArray(enrichmentCache.questionHash, asked),
        gt(enrichmentCache.expiresAt, now),
      ),
    )
  return found.filter(({ finding }) => finding !== null)
}

/** Stores the findings until `expiresAt` and deletes all expired ones. One statement inserts them all. */
export async function keepFindings(
  db: Db,
  {
    userId,
    findings,
    now,
    expiresAt,
  }: { userId: number; findings: readonly CachedFinding[]; now: number; expiresAt: number },
): Promise<void> {
  const rows = JSON.stringify(
    findings.map(({ questionHash, finding }) => [questionHash, JSON.stringify(finding)]),
  )
  await db.batch([
    db.delete(enrichmentCache).where(lte(enrichmentCache.expiresAt, now)),
    db
      .insert(enrichmentCache)
      .select(
        sql`select ${userId}, value ->> 0, value ->> 1, ${expiresAt} from json_each(${rows}) where true`,
      )
      .onConflictDoUpdate({
        target: [enrichmentCache.userId, enrichmentCache.questionHash],
        set: { finding: sql`excluded.finding`, expiresAt: sql`excluded.expires_at` },
      }),
  ])
}
