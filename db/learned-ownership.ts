import { and, eq, sql } from 'drizzle-orm'
import type { LearnedOwnership } from '#core/analysis/ownership.ts'
import { basePlayerIdOf } from '#core/players/player.ts'
import type { Db } from './client.ts'
import { contestPlayerLessons, contests } from './schema.ts'

/** Each player's ownership in the owner's uploaded contests, by `basePlayerIdOf` of the name. */
export async function learnedOwnership(db: Db, userId: number): Promise<Map<string, LearnedOwnership>> {
  const rows = await db
    .select({
      name: contestPlayerLessons.playerName,
      held: sql<number>`sum(${contestPlayerLessons.lineups})`,
      lineups: sql<number>`sum(${contests.lineups})`,
      contests: sql<number>`count(*)`,
    })
    .from(contestPlayerLessons)
    .innerJoin(contests, eq(contests.id, contestPlayerLessons.contestId))
    .where(and(eq(contestPlayerLessons.userId, userId), eq(contests.userId, userId)))
    .groupBy(contestPlayerLessons.playerName)
  return new Map(
    rows
      .filter(({ lineups }) => lineups > 0)
      .map(({ name, held, lineups, contests }) => [
        basePlayerIdOf(name),
        { pct: (held / lineups) * 100, contests },
      ]),
  )
}
