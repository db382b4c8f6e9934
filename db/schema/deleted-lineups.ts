import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { isRecord } from '#core/collections/is-record.ts'
import { fields, list } from '#core/collections/shape.ts'
import { jsonText } from '../json-text.ts'
import type { enteredEntries } from './entered-entries.ts'
import type { savedLineupPlayers, savedLineups } from './lineups.ts'
import type { games } from './slates.ts'
import { ownerId } from './users.ts'

/** Without its result, which is looked up again when it comes back. */
export type DeletedEntry = Omit<
  typeof enteredEntries.$inferSelect,
  'id' | 'userId' | 'setId' | 'lineupId' | 'points' | 'rank' | 'winningsCents' | 'source' | 'checked'
> & {
  /** Whether it had a result, so that the lineup's is that of its entries. */
  hasResult: boolean
}

export type DeletedLineup = {
  lineup: typeof savedLineups.$inferSelect
  players: (typeof savedLineupPlayers.$inferSelect)[]
  /** Its entries at the provider; absent for a lineup that an older version deleted. */
  entries?: DeletedEntry[]
  /** The lineup's game where it has no file; it may have been deleted with its last lineup. */
  game: typeof games.$inferSelect | null
}

const isDeletedLineup = fields({ lineup: isRecord, players: list(isRecord) })

/** Lineups deleted within the last hour, so that a deletion can be undone (deleted-lineups.ts). */
export const deletedLineups = sqliteTable(
  'deleted_lineups',
  {
    /** The id that the lineup had, and has again when it is restored. */
    lineupId: integer('lineup_id').primaryKey(),
    userId: ownerId(),
    /** The rows as they were. */
    content: jsonText<DeletedLineup>('content', { isShape: isDeletedLineup, otherwise: null }),
    deletedAt: integer('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_lineups_newest').on(table.userId, table.deletedAt),
    index('deleted_lineups_age').on(table.deletedAt),
  ],
)
