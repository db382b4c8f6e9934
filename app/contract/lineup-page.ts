import * as z from 'zod/mini'
import { LINEUP_COLUMNS, type LineupCursor, type LineupView } from '#core/lineups/lineup-view.ts'
import type { ListedLineup, SavedLineup, SavedLineupPlayer } from '#core/lineups/saved-lineup.ts'
import type { HeldOut } from '#core/slate-memory/out-people.ts'
import { type HeldOutWire, toHeldOutWire } from './held-out.ts'
import { jsonOrNull } from './json-or-null.ts'
import { parseRecordId } from './record-id.ts'
import { type LineupListItem, type LineupPlayerItem, toListItem } from './saved-lineups.ts'

/** A lineup of a list with its players, captain first. `out`: those who are out, until it locks; null without any. */
export type PagedLineupItem = LineupListItem & {
  projected_points: number
  /** What its players cost together. */
  salary: number
  /** The Eastern day of its games, `YYYY-MM-DD`; null where its slate has none. */
  game_date: string | null
  players: PagedPlayerItem[]
  out: HeldOutWire | null
}

export type PagedPlayerItem = Pick<LineupPlayerItem, 'player_name' | 'position' | 'is_captain'>

type Paged = ListedLineup &
  Pick<SavedLineup, 'projectedPoints' | 'avgSalarySpent'> & {
    gameDate: string | null
    players: readonly Pick<SavedLineupPlayer, 'playerName' | 'position' | 'isCaptain'>[]
    out: HeldOut | null
  }

/** Part of a view of saved lineups. With `after` in the address the same view continues there. */
export type LineupPage = {
  lineups: PagedLineupItem[]
  total: number
  /** The address's `after` for the following lineups; null on the last page. */
  next: string | null
  /** Number of changes to the user's lineups so far: pages of different revisions don't belong together. */
  revision: number
}

export function toLineupPage(page: {
  lineups: readonly Paged[]
  total: number
  next: LineupCursor | null
  revision: number
}): LineupPage {
  const { lineups, total, next, revision } = page
  return { lineups: lineups.map(toPagedItem), total, next: next && cursorText(next), revision }
}

function toPagedItem(lineup: Paged): PagedLineupItem {
  return {
    ...toListItem(lineup),
    projected_points: lineup.projectedPoints,
    salary: Math.round(lineup.avgSalarySpent * lineup.players.length),
    game_date: lineup.gameDate,
    players: lineup.players.map(({ playerName, position, isCaptain }) => ({
      player_name: playerName,
      position,
      is_captain: isCaptain,
    })),
    out: toHeldOutWire(lineup.out),
  }
}

const MOST_SEARCHED = 255

/** The view that an address asks for, as `?search=milly&sort=profit&order=desc`; what is not valid is left out. */
export function parseLineupView(query: URLSearchParams): LineupView {
  const search = (query.get('search') ?? '').trim().slice(0, MOST_SEARCHED)
  const column = LINEUP_COLUMNS.find((each) => each === query.get('sort'))
  return { search, order: column ? { column, descending: query.get('order') === 'desc' } : null }
}

const Cursor = z.tuple([z.nullable(z.union([z.string(), z.number()])), z.number(), z.number()])

/** Null for the first page, and for what is no cursor. */
export function parseLineupCursor(text: string | null): LineupCursor | null {
  const { success, data } = Cursor.safeParse(jsonOrNull(text))
  if (!success) return null
  const [value, createdAt, id] = data
  return { value, createdAt, id }
}

function cursorText({ value, createdAt, id }: LineupCursor): string {
  return JSON.stringify([value, createdAt, id])
}

const MOST_ROWS = 500

/** `?rows=`: how many lineups are wanted at most; `otherwise` for anything but a number from 1 to 500. */
export function parseRows(text: string | null, otherwise: number): number {
  const rows = parseRecordId(text ?? undefined)
  return rows !== null && rows <= MOST_ROWS ? rows : otherwise
}
