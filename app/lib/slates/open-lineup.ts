import type { LineupListItem, LineupPlayerItem } from '#contract/saved-lineups.ts'
import type { SlateFileWire } from '#contract/slates.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import type { Lineup } from '#core/lineups/lineup.ts'
import type { ReopenProblem } from '#core/lineups/reopen-lineup.ts'
import type { Player } from '#core/players/player.ts'
import { getJson, messageOf } from '../api-client.ts'
import { fileNameOf } from '../files/download-text.ts'
import { downloadUploadFile } from '../files/upload-file.ts'
import { addSavedMark } from '../stored/saved-marks.ts'
import { storeOpening, storeSlateOnce } from '../stored/slate-storage.ts'
import { savedKey } from './saved-key.ts'

type SavedLineup = Pick<LineupListItem, 'id' | 'lineup_name' | 'game_mode'>
type Reopened =
  | { lineup: Lineup; slate: SlateFileWire; pool: readonly Player[]; refusal: null }
  | { refusal: string }

/**
 * Prepares the optimizer to show the saved lineup; null, or why that is not possible. Exclusions and figures set by hand
 * stay if the optimizer has the lineup's slate loaded already.
 */
export async function openLineup(saved: SavedLineup): Promise<string | null> {
  const reopened = await readAgain(saved)
  if (reopened.refusal !== null) return reopened.refusal
  const { lineup, slate } = reopened
  const format = lineup.format.id
  storeSlateOnce(format, slate)
  storeOpening(
    format,
    lineup.slots.map((player) => player?.id ?? null),
  )
  addSavedMark(format, { id: saved.id, key: savedKey(lineup) })
  return null
}

/** Downloads the provider's upload file of a saved lineup; null, or why that is not possible. */
export async function exportLineup(saved: SavedLineup): Promise<string | null> {
  const reopened = await readAgain(saved)
  if (reopened.refusal !== null) return reopened.refusal
  const { lineup, pool } = reopened
  const { priceDoubts } = await import('#core/players/who-plays.ts')
  return downloadUploadFile(lineup, `${fileNameOf(saved.lineup_name)}.csv`, priceDoubts(pool, lineup.format))
}

/** The saved lineup as rows of its slate, which has the provider's ids and what the optimizer needs. */
async function readAgain({ id, game_mode }: SavedLineup): Promise<Reopened> {
  const format = findPlayableFormat(game_mode)
  if (format === null) return { refusal: 'This game mode can no longer be played.' }
  try {
    const [{ players }, slate, { parseSlateCsv }, { reopenLineup }] = await Promise.all([
      getJson<{ players: LineupPlayerItem[] }>(`/api/saved-lineups/${id}`),
      getJson<SlateFileWire>(`/api/saved-lineups/${id}/slate`),
      import('#core/slate/slate-csv.ts'),
      import('#core/lineups/reopen-lineup.ts'),
    ])
    const parsed = parseSlateCsv(slate.csvData, { format })
    if (!parsed.ok) return { refusal: `${slate.fileName} can no longer be read.` }
    const lineup = reopenLineup(format, parsed.value.players, players.map(toReopened))
    if (!lineup.ok) return { refusal: refusalOf(lineup.error, slate) }
    return { lineup: lineup.value, slate, pool: parsed.value.players, refusal: null }
  } catch (error) {
    return { refusal: messageOf(error, 'The lineup could not be read') }
  }
}

function toReopened(player: LineupPlayerItem) {
  const { player_name, position, team, salary, is_captain } = player
  return { playerName: player_name, position, team, salary, isCaptain: is_captain }
}

function refusalOf({ missing }: ReopenProblem, { fileName }: SlateFileWire): string {
  if (missing.length === 0) return `The prices in ${fileName} have changed, and the lineup is over budget.`
  return `${fileName} does not list ${missing.join(', ')}.`
}
