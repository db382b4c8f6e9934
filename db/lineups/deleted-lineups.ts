import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { copyRows, keyIfFree } from '../deleted-records.ts'
import { type DeletedRecords, isMine } from '../records.ts'
import { rowAsJson } from '../row-as-json.ts'
import { deletedLineups, enteredEntries, games, savedLineupPlayers, savedLineups } from '../schema.ts'

/** An entry without where it belongs and its result, which it gets again. */
const { id, userId, setId, lineupId, points, rank, winningsCents, source, checked, ...entryColumns } =
  getTableColumns(enteredEntries)

/** `hasResult`: whether it had one, so that the lineup's is that of its entries. */
const ENTRY = sql`${rowAsJson({ ...entryColumns, hasResult: { name: "ifnull(source, 'live') <> 'live'" } })}`

/** The lineup's rows. The game is one without a file, which may go with its last lineup. */
const CONTENT = sql`'{"lineup":' || ${rowAsJson(getTableColumns(savedLineups))}
  || ',"players":' || (select json_group_array(json(row)) from (
    select ${rowAsJson(getTableColumns(savedLineupPlayers))} as row from saved_lineup_players
    where lineup_id = saved_lineups.id order by id))
  || ',"game":' || ifnull((select ${rowAsJson(getTableColumns(games))} from games
    where games.id = saved_lineups.game_id and csv_data is null), 'null')
  || ',"entries":' || (select json_group_array(json(row)) from (
    select ${ENTRY} as row from entered_entries where lineup_id = saved_lineups.id order by id)) || '}'`

/** A result that was that of entries, which give it back if they come back themselves. */
const NO_RESULT: Record<string, null> = {
  pointsTotal: null,
  winningsTotalCents: null,
  rank: null,
  performanceGrade: null,
}

const HAD_RESULT = sql`(content ->> '$.lineup.finalized' = 0
  and exists (select 1 from json_each(content, '$.entries') where value ->> 'hasResult'))`

/** The same game, stored again since, or null when its file was deleted. */
const GAME_ID = sql`(select games.id from games where games.user_id = deleted.user_id
  and iif(content ->> '$.game.id' is null, games.id = content ->> '$.lineup.gameId',
    games.game_mode = content ->> '$.game.gameMode' and games.content_hash = content ->> '$.game.contentHash'))`

export const DELETED_LINEUPS: DeletedRecords = {
  table: deletedLineups,
  kept: { content: CONTENT },
  gameId: sql`iif(json_valid(content), content ->> '$.lineup.gameId', null)`,
  restore(db, owned) {
    // Nothing for a content that can't be read.
    const deleted = sql`(select user_id, iif(json_valid(content), content, '{}') as content from ${deletedLineups}
      where ${isMine(deletedLineups, owned)}) as deleted`
    const isDeleted = sql`json_type(content, '$.lineup') = 'object'`
    const restored = and(
      isMine(savedLineups, owned),
      sql`exists (select 1 from ${deleted} where ${isDeleted})`,
    )
    const inContent = sql`from ${deleted} where ${isDeleted}`
    const ofLineup: Record<string, SQL> = {
      gameId: GAME_ID,
      idempotencyKey: keyIfFree(savedLineups, owned.userId, sql`content ->> '$.lineup.idempotencyKey'`),
      // Inserted as open, because a trigger refuses players of a finalized lineup.
      finalized: sql`0`,
    }
    const ofEntry: Record<string, SQL> = {
      userId: sql`${owned.userId}`,
      lineupId: sql`${owned.id}`,
      checked: sql`0`,
    }
    return [
      copyRows(db, games, sql`${inContent} and content ->> '$.game.id' is not null`, (field) =>
        sql.raw(`content ->> '$.game.${field}'`),
      ),
      copyRows(db, savedLineups, inContent, (field) => {
        const stored = sql.raw(`content ->> '$.lineup.${field}'`)
        return ofLineup[field] ?? (field in NO_RESULT ? sql`iif(${HAD_RESULT}, null, ${stored})` : stored)
      }),
      copyRows(db, savedLineupPlayers, eachOf(deleted, 'players'), (field) =>
        sql.raw(`value ->> '${field}'`),
      ),
      copyRows(db, enteredEntries, eachOf(deleted, 'entries'), (field) => {
        return ofEntry[field] ?? (field in entryColumns ? sql.raw(`value ->> '${field}'`) : sql`null`)
      }),
      // Entered elsewhere since, it counts there.
      db
        .update(savedLineups)
        .set({ ...NO_RESULT, entryFeeTotalCents: null })
        .where(
          and(
            restored,
            sql`exists (select 1 ${eachOf(deleted, 'entries')})`,
            sql`not exists (select 1 from ${enteredEntries} where ${enteredEntries.lineupId} = ${owned.id})`,
          ),
        ),
      db
        .update(savedLineups)
        .set({ finalized: true })
        .where(and(restored, sql`(select content ->> '$.lineup.finalized' from ${deleted})`)),
    ]
  },
  limits: ['lineups', 'enteredEntries'],
}

function eachOf(deleted: SQL, rows: 'players' | 'entries') {
  return sql`from ${deleted}, json_each(content, ${`$.${rows}`}) as each where json_type(content, '$.lineup') = 'object'`
}
