import type { EntrySetDetail, EntrySetItem } from '#contract/entry-sets.ts'
import { toSetRows } from '#contract/set-rows.ts'
import type { SlateFileWire } from '#contract/slates.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import { getJson, messageOf } from '../api-client.ts'
import { downloadText, fileNameOf } from '../files/download-text.ts'
import { storeEntriesOpening, storeSlateOnce } from '../stored/slate-storage.ts'

type SavedSet = Pick<EntrySetItem, 'id' | 'name' | 'game_mode'>

const NOT_PLAYABLE = 'This game mode can no longer be played.'

/**
 * Prepares the optimizer to show lineups and rules of the set on the Entries side of its slate; null, or why that is not
 * possible. Exclusions and figures set by hand stay if the optimizer has the slate loaded already.
 */
export async function openEntrySet({ id, name, game_mode }: SavedSet): Promise<string | null> {
  const format = findPlayableFormat(game_mode)
  if (format === null) return NOT_PLAYABLE
  try {
    const [detail, slate, { playersOfSet, builtWithOfSet }, { readRuleEntries }] = await Promise.all([
      getJson<EntrySetDetail>(`/api/entry-sets/${id}`),
      getJson<SlateFileWire>(`/api/entry-sets/${id}/slate`),
      import('#core/entries/set-players.ts'),
      import('#core/rules/reading/read-rule-entries.ts'),
    ])
    storeSlateOnce(format.id, slate)
    const rows = toSetRows(detail)
    storeEntriesOpening(format.id, {
      name,
      rows: playersOfSet(rows, format).map(rowKey),
      lineups: eachOnce(detail.lineups),
      rules: readRuleEntries(detail.rules).entries,
      groups: detail.groups?.map((group) => ({
        ...group,
        lineups: group.lineups.flatMap((place) => (detail.lineups[place] ? [detail.lineups[place]] : [])),
      })),
      builtWith: builtWithOfSet(rows),
    })
    return null
  } catch (error) {
    return messageOf(error, 'The set could not be read')
  }
}

/** The Entries side lists a lineup once, also where the set has it twice. */
function eachOnce(lineups: readonly number[][]): number[][] {
  const seen = new Map(lineups.map((lineup) => [lineup.toSorted((a, b) => a - b).join(' '), lineup]))
  return [...seen.values()]
}

/** Downloads the provider's upload file of all lineups; null, or why that is not possible. */
export async function exportEntrySet({ id, name, game_mode }: SavedSet): Promise<string | null> {
  const format = findPlayableFormat(game_mode)
  if (format === null) return NOT_PLAYABLE
  try {
    const [detail, { uploadFile }, { playersOfSet }] = await Promise.all([
      getJson<EntrySetDetail>(`/api/entry-sets/${id}`),
      import('#core/entries/upload-file.ts'),
      import('#core/entries/set-players.ts'),
    ])
    const players = playersOfSet(toSetRows(detail), format)
    const lineups = detail.lineups.map((places) => places.map((place) => players[place] ?? null))
    const csv = uploadFile(lineups, format)
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
