import { useMemo } from 'react'
import { loadStoredSlate } from '#app/lib/stored/slate-storage.ts'
import { readEntriesFile } from '#core/entries-file/read-entries-file.ts'
import type { Format } from '#core/formats/format.ts'
import type { KeptEntries } from '../../state/kept-entries.ts'
import { keptFile } from './kept-file.ts'

const MARK = '\uFEFF'

/** The loaded salary file where it is a file of reserved entries, which lists the players too; else null. */
export function storedEntries(format: Format): KeptEntries['entriesFile'] | null {
  const stored = loadStoredSlate(format.id)
  if (!stored || !readEntriesFile(stored.csvData).ok) return null
  const text = `${stored.hasMark ? MARK : ''}${stored.csvData}`
  return keptFile(stored.fileName, new TextEncoder().encode(text))
}

export function useStoredEntries(format: Format): KeptEntries['entriesFile'] | null {
  return useMemo(() => storedEntries(format), [format])
}
