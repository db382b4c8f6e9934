import { desc, eq, sql } from 'drizzle-orm'
import type { SlateRow } from '#core/lineups/slate-rows-key.ts'
import type { Db } from '../client.ts'
import { parsedOrNull } from '../json-text.ts'
import { savedLineups } from '../schema.ts'
import type { OwnedSlate } from '../slates/slates.ts'

export type LineupOfSlate = { id: number; rows: SlateRow[] }

/** Only the newest of a user's 5,000 lineups are read. */
const MOST_READ = 200

type RowText = [name: string, team: string | null, salary: number, isCaptain: 0 | 1]

/** The lineups saved for the owner's slate, as far as they are among the user's newest, for a batch; read by `lineupsOfSlateIn`. */
export function selectLineupsOfSlate(db: Db, { slateId, userId }: Pick<OwnedSlate, 'slateId' | 'userId'>) {
  const newest = db
    .select({ id: savedLineups.id, gameId: savedLineups.gameId })
    .from(savedLineups)
    .where(eq(savedLineups.userId, userId))
    .orderBy(desc(savedLineups.createdAt), desc(savedLineups.id))
    .limit(MOST_READ)
    .as('newest')
  // A plain name, because drizzle leaves out the table in a selection from one table.
  const rows = sql<string | null>`(select json_group_array(json_array(player_name, team, salary, is_captain))
    from saved_lineup_players where lineup_id = newest.id)`
  return db.select({ id: newest.id, rows }).from(newest).where(eq(newest.gameId, slateId))
}

export function lineupsOfSlateIn(found: readonly { id: number; rows: string | null }[]): LineupOfSlate[] {
  return found.map(({ id, rows }) => ({
    id,
    rows: (parsedOrNull<RowText[]>(rows) ?? []).map(([name, team, salary, isCaptain]) => ({
      name,
      team,
      salary,
      isCaptain: isCaptain === 1,
    })),
  }))
}
