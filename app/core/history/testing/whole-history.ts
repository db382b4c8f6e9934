import type { BadRow, FileRefusal } from '../../files/file-refusal.ts'
import type { PassedOver } from '../../files/passed-over.ts'
import { ok, type Result } from '../../result.ts'
import { readContestHistory } from '../contest-history-csv.ts'
import type { HistoricalEntry } from '../historical-entry.ts'

type WholeHistory = {
  entries: HistoricalEntry[]
  refused: BadRow[]
  passedOver: PassedOver[]
  asOf: string
}

/** All entries of a "My Contests" file, read at once. */
export function wholeHistory(text: string): Result<WholeHistory, FileRefusal> {
  const entries: HistoricalEntry[] = []
  const reading = readContestHistory(text)
  for (;;) {
    const step = reading.next()
    if (!step.done) entries.push(...step.value)
    else return step.value.ok ? ok({ entries, ...step.value.value }) : step.value
  }
}
