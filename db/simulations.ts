import { and, eq, lte } from 'drizzle-orm'
import type { Db } from './client.ts'
import { RESEND_AFTER_MS } from './jobs.ts'
import { jobs } from './schema.ts'

/* Simulations are jobs of which a user has one at most (jobs_one_simulation): a new one takes the place of the last one. */

export type OwnedSimulation = { jobId: number; userId: number }

const IS_SIMULATION = eq(jobs.kind, 'simulate')

/** Adds the simulation in the place of the user's last one. `replaced`: the file key of that one. */
export async function addSimulation(
  db: Db,
  { userId, fileKey, now }: { userId: number; fileKey: string; now: number },
): Promise<{ jobId: number; replaced: string | null }> {
  const [replaced, [added]] = await db.batch([
    db
      .delete(jobs)
      .where(and(IS_SIMULATION, eq(jobs.userId, userId)))
      .returning({ fileKey: jobs.fileKey }),
    db
      .insert(jobs)
      .values({
        ...{ userId, kind: 'simulate', fileKey, dueAt: now + RESEND_AFTER_MS },
        ...{ createdAt: now, updatedAt: now },
      })
      .returning({ id: jobs.id }),
  ])
  return { jobId: added!.id, replaced: replaced[0]?.fileKey ?? null }
}

export async function findSimulation(db: Db, owned: OwnedSimulation) {
  const row = await db.select().from(jobs).where(isMine(owned)).get()
  return row ?? null
}

/** Records the games that are played. False when the simulation is not waited for any more. */
export async function recordGames(
  db: Db,
  { jobId, games }: { jobId: number; games: number },
): Promise<boolean> {
  const row = await db
    .update(jobs)
    .set({ progress: games })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'waiting')))
    .returning({ id: jobs.id })
    .get()
  return row !== undefined
}

/** The file key of the simulation that was there; null without one. */
export async function removeSimulation(db: Db, owned: OwnedSimulation): Promise<string | null> {
  const row = await db.delete(jobs).where(isMine(owned)).returning({ fileKey: jobs.fileKey }).get()
  return row?.fileKey ?? null
}

/** Simulations of all users that have not changed since. */
export function listOldSimulations(db: Db, { before, limit }: { before: number; limit: number }) {
  return db
    .select({ jobId: jobs.id, userId: jobs.userId, fileKey: jobs.fileKey })
    .from(jobs)
    .where(and(IS_SIMULATION, lte(jobs.updatedAt, before)))
    .limit(limit)
}

function isMine({ jobId, userId }: OwnedSimulation) {
  return and(IS_SIMULATION, eq(jobs.id, jobId), eq(jobs.userId, userId))
}
