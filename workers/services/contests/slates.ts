import type { Field } from '#core/contest/field.ts'
import type { SlateFacts } from '#core/contest/learning.ts'
import { offeredSlates, type SlateOffers } from '#core/contest/slate-match.ts'
import { slateSearchWords } from '#core/contest/slate-search-words.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import type { Db } from '#db/client.ts'
import { slateFilesWith } from '#db/slates/slate-files.ts'
import { findSlateFile, type SlateFile } from '#db/slates/slates.ts'

/** Files that are parsed in one search. */
const MOST_FILES = 20
/** Their total text size; twenty ordinary files have about 1.2 million characters. */
const MOST_CHARACTERS = 4_000_000

/** The user's slates of the contest's format on which it may have been played, and the files they are from. */
export async function searchSlates(
  db: Db,
  { userId, format, field }: { userId: number; format: Format | null; field: Field },
): Promise<SlateOffers & { files: SlateFile[] }> {
  const words = format ? slateSearchWords(field) : []
  if (!format || words.length === 0) return { offers: [], otherPrices: 0, files: [] }
  const files = await slateFilesWith(db, words, {
    userId,
    gameMode: format.id,
    limit: MOST_FILES,
    characters: MOST_CHARACTERS,
  })
  const slates = files.map(({ id, csvData }) => ({ slateId: id, players: playersIn(csvData, format) }))
  return { ...offeredSlates(field, slates, format), files }
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

function playersIn(csvData: string, format: Format): Player[] {
  const parsed = parseSlateCsv(csvData, { format })
  return parsed.ok ? parsed.value.players : []
}
