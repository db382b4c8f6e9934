import type { UploadProblem } from '#core/entries/upload-problem.ts'
import type { EntriesFile } from '#core/entries-file/entries-file.ts'
import { formatProblem } from '#core/entries-file/file-problems.ts'
import { readEntriesFile } from '#core/entries-file/read-entries-file.ts'
import type { Format } from '#core/formats/format.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { KeptEntries } from '../../state/kept-entries.ts'

/** 1,500 entries in contests of long names, each filled, have about 600 kB; a megabyte is kept for a slate in all. */
const MOST_BYTES = 750_000

/** A chosen file, if it can be read for this format and kept with the slate; a refusal says what to do. */
export function chosenFile(
  name: string,
  bytes: Uint8Array,
  format: Format,
): Result<KeptEntries['entriesFile'], UploadProblem> {
  if (bytes.length > MOST_BYTES) return err(tooLarge)
  const kept = keptFile(name, bytes)
  const read = readKeptFile(kept, format)
  return read.ok ? ok(kept) : read
}

/** A file as it is kept: one character for each byte. */
export function keptFile(name: string, bytes: Uint8Array): KeptEntries['entriesFile'] {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { name, text }
}

/** What was kept, where it is a file. */
export function keptOf(kept: KeptEntries['entriesFile'] | null): KeptEntries['entriesFile'] | null {
  return typeof kept?.name === 'string' && typeof kept.text === 'string' ? kept : null
}

/** Reads a chosen or kept file for this format; a refusal says what to do. */
export function readKeptFile(
  { name, text }: KeptEntries['entriesFile'],
  format: Format,
): Result<EntriesFile, UploadProblem> {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const read = readEntriesFile(bytes, name)
  if (!read.ok) return read
  const problem = formatProblem(read.value.format, format)
  return problem ? err(problem) : read
}

const tooLarge: UploadProblem = {
  issue: 'too_many_lineups',
  row: null,
  cell: null,
  players: [],
  what: 'The file is larger than 750 kB; one of 1,500 filled entries has about 600 kB',
  cure: 'Choose DKEntries.csv as the provider wrote it',
}
