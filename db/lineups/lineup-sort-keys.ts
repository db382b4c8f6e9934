import { and, eq, isNull, sql } from 'drizzle-orm'
import { naturalKey } from '#core/text/natural-key.ts'
import { jsonChunks } from '../bulk.ts'
import type { Db } from '../client.ts'
import { lineupSortKeys, savedLineups } from '../schema.ts'

/** Lineups without sort keys: new or renamed ones. */
export function selectUnkeyed(db: Db, userId: number) {
  return db
    .select({
      id: savedLineups.id,
      lineupName: savedLineups.lineupName,
      contestName: savedLineups.contestName,
    })
    .from(savedLineups)
    .leftJoin(lineupSortKeys, eq(lineupSortKeys.lineupId, savedLineups.id))
    .where(and(eq(savedLineups.userId, userId), isNull(lineupSortKeys.lineupId)))
}

export type Unkeyed = { id: number; lineupName: string; contestName: string | null }

/** Adds the sort keys of these lineups. A lineup that was renamed or deleted since it was read gets none. */
export async function addSortKeys(db: Db, unkeyed: readonly Unkeyed[]): Promise<void> {
  const [first, ...others] = Array.from(jsonChunks(unkeyed.map(toRow)), (chunk) =>
    db
      .insert(lineupSortKeys)
      .select(sql`
        select lineup.id, lineup.user_id, key.value ->> 3, key.value ->> 4, key.value ->> 5
        from json_each(${chunk}) as key
        cross join saved_lineups as lineup on lineup.id = key.value ->> 0
        where lineup.lineup_name = key.value ->> 1 and lineup.contest_name is key.value ->> 2`)
      .onConflictDoNothing(),
  )
  if (first) await db.batch([first, ...others])
}

/** How a search text is compared with `searched`. */
export function searchedText(text: string): string {
  return text.toLowerCase()
}

function toRow({ id, lineupName, contestName }: Unkeyed): unknown[] {
  const contestKey = contestName === null ? null : naturalKey(contestName)
  const searched = searchedText(`${lineupName}\n${contestName ?? ''}`)
  return [id, lineupName, contestName, naturalKey(lineupName), contestKey, searched]
}
