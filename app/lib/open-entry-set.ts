import type { EntrySetDetail, EntrySetItem } from '#contract/entry-sets.ts'
import { toSetRows } from '#contract/set-rows.ts'
import type { SlateFileWire } from '#contract/slates.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import { getJson, messageOf } from './api-client.ts'
import { downloadText } from './download-text.ts'
import { loadStoredSlate, setStoredSlateId, storeOpening, storeSlate } from './slate-storage.ts'

type SavedSet = Pick<EntrySetItem, 'id' | 'name' | 'game_mode'>

const NOT_PLAYABLE = 'This game mode can no longer be played.'

/**
 * Prepares the optimizer to show the set's first lineup on its slate; null, or why that is not possible. Exclusions and
 * figures set by hand stay if the optimizer has the slate loaded already.
 */
export async function openEntrySet({ id, game_mode }: SavedSet): Promise<string | null> {
  const mode = findPlayableFormat(game_mode)
  if (mode === null) return NOT_PLAYABLE
  try {
    const [detail, slate, { parseSlateCsv }, { reopenLineup }] = await Promise.all([
      getJson<EntrySetDetail>(`/api/entry-sets/${id}`),
      getJson<SlateFileWire>(`/api/entry-sets/${id}/slate`),
      import('#core/slate/slate-csv.ts'),
      import('#core/lineups/reopen-lineup.ts'),
    ])
    const parsed = parseSlateCsv(slate.csvData, { mode })
    if (!parsed.ok) return `${slate.fileName} can no longer be read.`
    const rows = toSetRows(detail)
    const first = (detail.lineups[0] ?? []).flatMap((place) => rows[place] ?? [])
    const lineup = reopenLineup(mode, parsed.value.players, first)
    if (!lineup.ok) return `${slate.fileName} does not list all players of the set at these prices.`
    const { csvData, fileName } = slate
    if (loadStoredSlate(mode.id)?.csvData === csvData) setStoredSlateId(mode.id, csvData, slate.id)
    else storeSlate(mode.id, { csvData, fileName, slateId: slate.id })
    storeOpening(
      mode.id,
      lineup.value.slots.map((player) => player?.id ?? null),
    )
    return null
  } catch (error) {
    return messageOf(error, 'The set could not be read')
  }
}

/** Downloads the provider's upload file of all lineups; null, or why that is not possible. */
export async function exportEntrySet({ id, name, game_mode }: SavedSet): Promise<string | null> {
  const mode = findPlayableFormat(game_mode)
  if (mode === null) return NOT_PLAYABLE
  try {
    const [detail, { uploadFile }, { playersOfSet }] = await Promise.all([
      getJson<EntrySetDetail>(`/api/entry-sets/${id}`),
      import('#core/entries/upload-file.ts'),
      import('#core/entries/set-players.ts'),
    ])
    const players = playersOfSet(toSetRows(detail), mode)
    const lineups = detail.lineups.map((places) => places.map((place) => players[place] ?? null))
    const csv = uploadFile(lineups, mode)
    if (csv.ok) {
      downloadText(csv.value, `${fileNameOf(name)}.csv`)
      return null
    }
    const [first] = csv.error
    return `No upload file: lineup ${(first!.row ?? 2) - 1}: ${first!.what}. ${first!.cure}.`
  } catch (error) {
    return messageOf(error, 'The set could not be read')
  }
}

/** Without characters that a file system refuses. */
function fileNameOf(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').slice(0, 100)
}
