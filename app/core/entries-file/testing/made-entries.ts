import { MADE_SLATE } from '../../entries/testing/made-uploads.ts'
import { showdownSalaries } from '../../fixtures/salary-files.ts'
import type { EntriesFile } from '../entries-file.ts'
import { readEntriesFile } from '../read-entries-file.ts'

/** An entry of a made file: its contest by key, and its cells as written. */
export type MadeEntry = { key: string; contest: string; fee?: string; cells?: readonly string[] }

const HEADER = 'Entry ID,Contest Name,Contest ID,Entry Fee,CPT,FLEX,FLEX,FLEX,FLEX,FLEX,,Instructions'

/** As the provider writes names: prizes, series, limit, game, number. */
export function madeContestName(contest: string): string {
  return `NFL Showdown $50K "Late", First Down [20 Entry Max] (JAX vs TEN) (${contest}/99)`
}

/** The file of reserved entries of the made slate as the provider writes it: entries on the left, players on the right. */
export function madeEntries(entries: readonly MadeEntry[], lineEnd = '\r\n'): string {
  const left = entries.map(({ key, contest, fee = '$5', cells = [] }) =>
    [
      key,
      `"${madeContestName(contest).replaceAll('"', '""')}"`,
      contest,
      fee,
      ...Array.from({ length: 6 }, (_, i) => cells[i] ?? ''),
    ].join(),
  )
  const players = showdownSalaries(MADE_SLATE).trimEnd().split('\r\n')
  const right = ['1. Column A lists your entries', '', ...players]
  const blank = ','.repeat(9)
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    return `${left[i] ?? blank},,${right[i] ?? ''}`
  })
  return [HEADER, ...rows, ''].join(lineEnd)
}

export function readMade(text: string | Uint8Array): EntriesFile {
  const read = readEntriesFile(text)
  if (!read.ok) throw new Error(`${read.error.what}. ${read.error.cure}.`)
  return read.value
}

/** Entries of these contests, as many as said: `{ 81: 3 }`. */
export function reservedIn(contests: Readonly<Record<string, number>>): MadeEntry[] {
  return Object.entries(contests).flatMap(([contest, count]) =>
    Array.from({ length: count }, (_, i) => ({
      key: `50000${contest}${String(i).padStart(3, '0')}`,
      contest,
    })),
  )
}
