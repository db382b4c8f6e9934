import type { BadRow, FileRefusal } from '../../files/file-refusal.ts'
import type { PassedOver } from '../../files/passed-over.ts'
import { ok, type Result } from '../../result.ts'
import { HistoryReader } from '../contest-history-csv.ts'
import type { HistoricalEntry } from '../historical-entry.ts'

type WholeHistory = {
  entries: HistoricalEntry[]
  refused: number
  firstRefused: BadRow[]
  passedOver: PassedOver[]
  asOf: string
}

/** All entries of a "My Contests" file that arrives in pieces of so many characters, or at once. */
export function wholeHistory(
  text: string,
  size = Math.max(1, text.length),
): Result<WholeHistory, FileRefusal> {
  const reader = new HistoryReader()
  const entries: HistoricalEntry[] = []
  for (let at = 0; at < text.length; at += size) {
    const read = reader.push(text.slice(at, at + size))
    if (!read.ok) return read
    for (const entry of read.value) entries.push(entry)
  }
  const last = reader.finish()
  return last.ok ? ok({ ...last.value, entries: [...entries, ...last.value.entries] }) : last
}
