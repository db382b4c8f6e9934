import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ListedEntrySet } from '#core/entries/entry-set.ts'
import type { HomeSlate } from '#core/slate/home-slate.ts'
import type { PendingByRecord } from '#core/totals/pending-entries.ts'
import type { Db } from './client.ts'
import { listedSets, selectNewestSets } from './entries/entry-sets.ts'
import { type KeptFigures, pendingIn, selectPending } from './lineups/lineup-figures.ts'
import { preparedSelect } from './prepared-select.ts'
import { games } from './schema.ts'
import { locks, locksIn, startsAt } from './slates/slate-start.ts'

export type HomeRows = {
  /** The one that the user worked on last comes first. */
  slates: HomeSlate[]
  /** Newest first. */
  entrySets: ListedEntrySet[]
  /** Null for a user who never saved a lineup or an entry set. */
  pending: KeptFigures<PendingByRecord> | null
}

/**
 * Files by the time of their upload or of the last change of what was set for them, whichever is later. The newest of each
 * of the two are found in covering indexes, because the texts come first in the rows.
 */
const selectLatestSlates = preparedSelect(['userId', 'limit'], (db, at) => {
  const latest = sql`(select id, max(at) as at from (
    select * from (select id, 0 as at from games where user_id = ${at.userId} and csv_bytes > 0
      order by id desc limit ${at.limit})
    union all
    select * from (select game_id, updated_at from slate_memories where user_id = ${at.userId}
      order by updated_at desc limit ${at.limit})
  ) group by id) as latest`
  return db
    .select({
      id: games.id,
      formatId: games.gameMode,
      fileName: sql<string>`${games.fileName}`,
      teams: games.teams,
      gameDate: games.gameDate,
      startsAt,
      locks,
    })
    .from(games)
    .innerJoin(latest, sql`latest.id = ${games.id}`)
    .where(and(eq(games.userId, at.userId), isNotNull(games.csvData)))
    .orderBy(desc(sql`max(latest.at, ${games.createdAt})`), desc(games.id))
    .limit(at.limit)
})

/** Everything of the home page in one round trip. */
export async function findHome(
  db: Db,
  { userId, slates, entrySets }: { userId: number; slates: number; entrySets: number },
): Promise<HomeRows> {
  const [slateRows, setRows, pending] = await db.batch([
    selectLatestSlates(db, { userId, limit: slates }),
    selectNewestSets(db, { userId, limit: entrySets }),
    selectPending(db, { userId }),
  ])
  const read = slateRows.map(({ locks, ...slate }): HomeSlate => ({ ...slate, ...locksIn(locks) }))
  return { slates: read, entrySets: listedSets(setRows), pending: pendingIn(pending) }
}
