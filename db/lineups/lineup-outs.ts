import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { TypedQueryBuilder } from 'drizzle-orm/query-builders/query-builder'
import type { ListedLineup, SavedLineup, SavedLineupPlayer } from '#core/lineups/saved-lineup.ts'
import type { HeldOut } from '#core/slate-memory/out-people.ts'
import { parsedOrNull } from '../json-text.ts'
import { savedLineupPlayers, savedLineups } from '../schema.ts'
import { heldOutIn, type OutsAt, type OutsRow, outsColumns, slateOuts } from '../slates/slate-outs.ts'
import { gameDateOfLineup, listedColumns } from './saved-lineups.ts'

/**
 * A lineup of a list with its players, captain first. `gameDate`: the Eastern day of its games, `YYYY-MM-DD`, where its slate
 * has one. `out`: those who are out before it locks; null without any.
 */
export type PagedLineup = ListedLineup &
  Pick<SavedLineup, 'projectedPoints' | 'avgSalarySpent'> & {
    gameDate: string | null
    players: PagedPlayer[]
    out: HeldOut | null
  }

type PagedPlayer = Pick<SavedLineupPlayer, 'playerName' | 'position' | 'isCaptain'>

type SortValue = string | number | null
type PageFields = ReturnType<typeof pageFields>
type PageRow = ListedLineup &
  Pick<SavedLineup, 'projectedPoints' | 'avgSalarySpent'> &
  OutsRow & { gameId: number | null; gameDate: string | null; sortValue: SortValue; players: string | null }

/** What `withOuts` needs of each lineup of a page. */
export function pageFields(sortValue: SQL) {
  return {
    ...listedColumns,
    projectedPoints: savedLineups.projectedPoints,
    avgSalarySpent: savedLineups.avgSalarySpent,
    gameId: savedLineups.gameId,
    gameDate: gameDateOfLineup,
    sortValue: sql<SortValue>`${sortValue}`.as('sort_value'),
  }
}

/**
 * A page of lineups, each with its players and, where the slate is still to start, who is out of it. Slates and players are looked up after the page was cut off: a user may have 5,000 lineups, and a memory 512 KB.
 */
export function withOuts(
  db: Pick<DrizzleD1Database, '$with' | 'with'>,
  lineups: TypedQueryBuilder<PageFields>,
  { order, ...at }: OutsAt & { order: SQL },
) {
  const page = db.$with('page').as(lineups)
  return db
    .with(page)
    .select({ ...columnsOf(page), ...outsColumns, players: playersOf(page.id) })
    .from(page)
    .leftJoin(slateOuts(sql`select game_id from page`, at), sql`outs.game_id = ${page.gameId}`)
    .orderBy(order)
}

function columnsOf<Page extends Record<keyof PageFields, unknown>>(page: Page): Pick<Page, keyof PageFields> {
  const names = Object.keys(pageFields(sql``)) as (keyof PageFields)[]
  return Object.fromEntries(names.map((name) => [name, page[name]])) as Pick<Page, keyof PageFields>
}

/** `PlayerText` of each, captain first. */
function playersOf(lineupId: SQLWrapper) {
  return sql<string | null>`(select json_group_array(json_array(player_name, team, position, is_captain))
    from (select player_name, team, position, is_captain from ${savedLineupPlayers}
      where ${savedLineupPlayers.lineupId} = ${lineupId} order by ${savedLineupPlayers.id}))`.as('players')
}

type PlayerText = [name: string, team: string | null, position: string, isCaptain: 0 | 1]

/** A row of `withOuts` as a lineup. */
export function pagedLineup({
  gameId,
  sortValue,
  players,
  startsAt,
  listed,
  marks,
  ...lineup
}: PageRow): PagedLineup {
  const saved = (parsedOrNull<PlayerText[]>(players) ?? []).map(
    ([playerName, team, position, isCaptain]) => ({
      playerName,
      team,
      position,
      isCaptain: isCaptain === 1,
    }),
  )
  return { ...lineup, players: saved, out: heldOutIn({ startsAt, listed, marks }, saved) }
}
