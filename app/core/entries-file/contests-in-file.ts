import { groupBy } from '../collections/group-by.ts'
import type { ReservedEntry } from './entries-file.ts'

/** A contest with the user's entries in it. */
export type ReservedContest = {
  contestKey: string
  contestName: string
  /** Of one entry; null where the file says no amount. */
  feeCents: number | null
  entries: readonly ReservedEntry[]
}

/** The contests of a file, the dearest first; contests of one fee in the order of the file. */
export function contestsInFile(entries: readonly ReservedEntry[]): ReservedContest[] {
  const byKey = groupBy(entries, ({ contestKey }) => contestKey)
  const contests = [...byKey].map(([contestKey, own]): ReservedContest => {
    const { contestName, feeCents } = own[0]!
    return { contestKey, contestName, feeCents, entries: own }
  })
  return contests.sort((a, b) => (b.feeCents ?? 0) - (a.feeCents ?? 0))
}
