import type { Field } from '#core/contest/field.ts'
import type { SlateFacts } from '#core/contest/learning.ts'
import { matchSlate, type SlateMatch } from '#core/contest/slate-match.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import type { Db } from '#db/client.ts'
import { findSlateFile, newestSlateFiles } from '#db/slates.ts'

/** Contests are uploaded within days of their slate; older files are not searched. */
export const SLATES_SEARCHED = 20
/** Of their texts; twenty ordinary files have about 1.2 million characters. */
const CHARACTERS_SEARCHED = 4_000_000

/** Which of the user's slates of the contest's format this field was drafted from. */
export async function detectSlate(
  db: Db,
  { userId, format, field }: { userId: number; format: Format | null; field: Field },
): Promise<SlateMatch> {
  if (!format) return { kind: 'none' }
  const files = await newestSlateFiles(db, {
    userId,
    gameMode: format.id,
    limit: SLATES_SEARCHED,
    characters: CHARACTERS_SEARCHED,
  })
  const candidates = files.map(({ id, csvData }) => ({
    slateId: id,
    people: new Set(playersIn(csvData, format).map(({ basePlayerId }) => basePlayerId)),
  }))
  return matchSlate(field, candidates)
}

/** The pool of the slate that a contest is tied to; empty when the slate is not there, can't be read or is of another format. */
export async function slatePlayers(
  db: Db,
  { userId, slateId, format }: { userId: number; slateId: number | null; format: Format | null },
): Promise<Player[]> {
  if (slateId === null || !format) return []
  const file = await findSlateFile(db, { slateId, userId, gameMode: format.id })
  return file ? playersIn(file.csvData, format) : []
}

/** What lessons need of a slate; null without one. The salary is the flex row's. */
export function slateFacts(players: readonly Player[]): SlateFacts | null {
  if (players.length === 0) return null
  const rows = players.filter((player) => !isCaptainRow(player))
  return new Map(
    rows.map(({ basePlayerId, actualPosition, salary, opponent }) => [
      basePlayerId,
      { position: actualPosition, salary, opponent },
    ]),
  )
}

function playersIn(csvData: string, mode: Format): Player[] {
  const parsed = parseSlateCsv(csvData, { mode })
  return parsed.ok ? parsed.value.players : []
}
