import type { Fill } from '#core/entries-file/assign-lineups.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'

/**
 * The provider's file of reserved entries with how it is filled, as they are kept with the slate. Another version of the
 * app may have written them: the Entries side checks each part that it reads (`keptOf`, `fillingOf`).
 */
export type KeptEntries = {
  /** `text`: one character for each byte of the file, so that every byte comes back. */
  entriesFile: { name: string; text: string }
  filling: Filling
}

export type Filling = {
  fill: Fill
  keepsFilled: boolean
  allowsTwice: boolean
  /** A contest that entries were chosen for takes those alone. */
  isAsChosen: boolean
  /** What the best lineup is best by: a column of the list. */
  order: string
  /** What each contest gets, by its key: its group, `leave` (as the file has it) or `hold` (as `held` has it). Absent: the first group. */
  groups: Readonly<Record<string, number | 'leave' | 'hold'>>
  /** Lineups that stay whatever is built: ids in slot order, by the entry's key. */
  held: Readonly<Record<string, readonly string[]>>
  /** Lineups swapped while games were on: ids in slot order, by the entry's key. What the file has in locked slots comes before them. */
  swapped: Readonly<Record<string, readonly string[]>>
  /** The file's contests as the user set them, by the provider's id of the contest. */
  contests: Readonly<Record<string, ContestSettings>>
  /** The entry set that a download was recorded in last, and a checksum of its lineups; null before the first. */
  recorded: { setId: number; mark: string } | null
}

/** The provider's ids of the entries of the kept file, which stand at the beginning of its rows. */
export function entryIdsOf({ entriesFile }: { entriesFile: KeptEntries['entriesFile'] | null }): string[] {
  return [...(entriesFile?.text ?? '').matchAll(/^"?(\d+)/gm)].map(([, id]) => id!)
}
