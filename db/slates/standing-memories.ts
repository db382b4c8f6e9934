import { and, eq } from 'drizzle-orm'
import type { ServerMemory } from '#core/slate-memory/kept-memory.ts'
import type { SlateMemory } from '#core/slate-memory/memory.ts'
import type { Db } from '../client.ts'
import { standingMemories } from '../schema.ts'

/** What the user keeps for every later slate; revision 0 and no fields where nothing is kept. */
export async function findStanding(db: Db, userId: number): Promise<ServerMemory> {
  return ofRow(await selectStanding(db, userId).get())
}

/**
 * Stores it if the stored one is of revision `base` (0: none is stored). `saved` is the new revision, or null with what is
 * stored as `current`. A user has one row, so the largest request is its limit.
 */
export async function putStanding(
  db: Db,
  userId: number,
  { base, fields, now }: { base: number; fields: SlateMemory; now: number },
): Promise<{ saved: number | null; current: ServerMemory }> {
  const values = { revision: base + 1, fields, updatedAt: now }
  const [[saved], [current]] = await db.batch([
    base === 0
      ? db
          .insert(standingMemories)
          .values({ userId, ...values })
          .onConflictDoNothing()
          .returning({ revision: standingMemories.revision })
      : db
          .update(standingMemories)
          .set(values)
          .where(and(eq(standingMemories.userId, userId), eq(standingMemories.revision, base)))
          .returning({ revision: standingMemories.revision }),
    selectStanding(db, userId),
  ])
  return { saved: saved?.revision ?? null, current: ofRow(current) }
}

function selectStanding(db: Db, userId: number) {
  return db
    .select({ revision: standingMemories.revision, fields: standingMemories.fields })
    .from(standingMemories)
    .where(eq(standingMemories.userId, userId))
}

/** Fields that can't be read are none; the next save replaces them. */
function ofRow(row: { revision: number; fields: SlateMemory | null } | undefined): ServerMemory {
  return { revision: row?.revision ?? 0, fields: row?.fields ?? {} }
}
