import type { Field } from '#core/contest/field.ts'
import type { SlateFacts } from '#core/contest/learning.ts'
import { matchSlate, type SlateMatch } from '#core/contest/slate-match.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import type { Db } from '#db/client.ts'
import { findSlateFile, newestSlateFiles } from '#db/slates.ts'

/** Only the newest slates are searched: contests are uploaded within days of them. */
export const SLATES_SEARCHED = 20
/** Total text size; twenty ordinary files have about 1.2 million characters. */
const CHARACTERS_SEARCHED = 4_000_000

/** Which of the user's slates of the contest's format the field was drafted from. */
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

/** The players of the contest's slate; empty when it is missing, unreadable or of another format. */
export async function slatePlayers(
  db: Db,
  { userId, slateId, format }: { userId: number; slateId: number | null; format: Format | null },
): Promise<Player[]> {
  if (slateId === null || !format) return []
  const file = await findSlateFile(db, { slateId, userId, gameMode: format.id })
  return file ? playersIn(file.csvData, format) : []
}

/** The slate's facts for learning; null without a slate. Salaries are those of flex rows. */
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
