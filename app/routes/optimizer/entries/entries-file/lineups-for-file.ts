import { isFilledEntry } from '#core/entries-file/entries-file.ts'
import { formatCount } from '#core/figures/format.ts'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { keptOf, readKeptFile } from './kept-file.ts'
import { storedEntries } from './use-stored-entries.ts'

/** As many lineups as a file of reserved entries asks for, at most those of a build, and why, as a sentence; whether all are filled. */
export type LineupsForFile = { lineups: number; why: string; isFilled: boolean }

/** Of the chosen file, or of the loaded salary file where it is one of reserved entries; null without one. */
export function lineupsForFile({
  format,
  entriesFile,
}: Pick<LineupState, 'format' | 'entriesFile'>): LineupsForFile | null {
  const file = keptOf(entriesFile) ?? storedEntries(format)
  const read = file ? readKeptFile(file, format) : null
  const entries = read?.ok ? read.value.entries : []
  if (entries.length === 0) return null
  return {
    lineups: Math.min(entries.length, MOST_LINEUPS),
    why: sentence(file!.name, entries.length),
    isFilled: entries.every(isFilledEntry),
  }
}

function sentence(name: string, entries: number): string {
  if (entries > MOST_LINEUPS)
    return `${name} has ${formatCount(entries)} entries; a build has at most ${MOST_LINEUPS}.`
  return entries === 1 ? `${name} has one entry.` : `${name} has ${entries} entries.`
}
