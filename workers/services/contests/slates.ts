import type { Field } from '#core/contest/field.ts'
import type { SlateFacts } from '#core/contest/learning.ts'
import { matchSlate, type SlateMatch } from '#core/contest/slate-match.ts'
import { findPlayableMode } from '#core/formats/game-mode.ts'
import type { Player } from '#core/players/player.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import type { Db } from '#db/client.ts'
import { findSlateFile, newestSlateFiles } from '#db/slates.ts'

/** Contests are uploaded within days of their slate; older files are not searched. */
export const SLATES_SEARCHED = 20
/** Of their texts; twenty ordinary files have about 1.2 million characters. */
const CHARACTERS_SEARCHED = 4_000_000

/** Which of the user's slates this field was drafted from. */
export async function detectSlate(db: Db, userId: number, field: Field): Promise<SlateMatch> {
  const gameMode = gameModeOf(field)
  const files = await newestSlateFiles(db, {
    userId,
    gameMode,
    limit: SLATES_SEARCHED,
    characters: CHARACTERS_SEARCHED,
  })
  const candidates = files.map(({ id, csvData }) => ({
    slateId: id,
    people: new Set(playersIn(csvData, gameMode).map(({ basePlayerId }) => basePlayerId)),
  }))
  return matchSlate(field, candidates)
}

/** The pool of the slate that a contest is tied to; empty when the slate is not there or can't be read. */
export async function slatePlayers(
  db: Db,
  { userId, slateId, field }: { userId: number; slateId: number | null; field: Field },
): Promise<Player[]> {
  if (slateId === null) return []
  const gameMode = gameModeOf(field)
  const file = await findSlateFile(db, { slateId, userId, gameMode })
  return file ? playersIn(file.csvData, gameMode) : []
}

/** What lessons need of a slate; null without one. The salary is the flex row's. */
export function slateFacts(players: readonly Player[]): SlateFacts | null {
  if (players.length === 0) return null
  const rows = players.filter(({ position }) => position !== 'CPT')
  return new Map(
    rows.map(({ basePlayerId, actualPosition, salary, opponent }) => [
      basePlayerId,
      { position: actualPosition, salary, opponent },
    ]),
  )
}

/** A contest with captains was played on a Showdown slate. */
export function gameModeOf(field: Pick<Field, 'hasCaptain'>): 'showdown' | 'bigleague' {
  return field.hasCaptain ? 'showdown' : 'bigleague'
}

function playersIn(csvData: string, gameMode: string): Player[] {
  const mode = findPlayableMode(gameMode)
  const parsed = mode && parseSlateCsv(csvData, { mode })
  return parsed?.ok ? parsed.value.players : []
}
