import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isRefused, uploadProblemText } from '#core/entries/upload-problem.ts'
import { enteredContests } from '#core/entries-file/entered-contests.ts'
import { changedRows, closedSlots, enteredLineups, locksOfFile } from '#core/entries-file/entered-lineups.ts'
import type { EntriesFile } from '#core/entries-file/entries-file.ts'
import { readEntriesFile } from '#core/entries-file/read-entries-file.ts'
import { validateEntries } from '#core/entries-file/validate-entries.ts'
import { writeEntriesFile } from '#core/entries-file/write-entries-file.ts'
import { nextLockText } from '#core/lineups/next-lock-text.ts'
import { contestsOfEntries } from '#core/payouts/contests-of-entries.ts'
import { parseGameInfo } from '#core/time/game-time.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import { CommandError, readTextFile } from './command.ts'
import type { LineupsToRepair } from './repair-input.ts'

export function readEntries(path: string): EntriesFile {
  // Reports a missing file in the words of every command.
  readTextFile(path)
  const read = readEntriesFile(new Uint8Array(readFileSync(path)), basename(path))
  if (!read.ok) throw new CommandError(1, `${path}: ${uploadProblemText(read.error)}`)
  const { format } = read.value
  if (!format.disabled) return read.value
  throw new CommandError(
    1,
    `${path}: These are ${format.recognition.name} entries; no lineups can be built for that format here yet.`,
  )
}

/** The entered lineups of the provider's file, with the slots that are locked at a moment. @param now milliseconds since 1970. */
export function readEntriesToRepair(
  path: string,
  { playerPool: pool, format }: Pick<BuildRequest, 'playerPool' | 'format'>,
  now: number,
): LineupsToRepair {
  const file = readEntries(path)
  if (file.format !== format)
    throw new CommandError(
      1,
      `${path}: These are entries of ${file.format.name}, and the slate is of ${format.name}.`,
    )
  const locks = locksOfFile(file, pool, now)
  const entered = enteredLineups(file, pool, locks)
  if (entered.length === 0) throw new CommandError(1, `${path}: No entry has a lineup yet.`)
  const byId = new Map(pool.map((row) => [row.id, row]))
  const states = entered.flatMap((lineup) => lineup.entries.flatMap(() => lineup.states))
  const open = states.filter((state) => state === 'open').length
  return {
    lineups: entered.map(({ players }) => players.map((player) => player?.id ?? null)),
    rows: entered.map(({ entries }) => entries.map(({ row }) => row)),
    lockedSlots: entered.map((lineup) => closedSlots(lineup.states)),
    closedIds: [...locks.begun],
    contests: enteredContests(
      entered,
      new Map(contestsOfEntries(file.entries).map(({ contestKey, settings }) => [contestKey, settings])),
    ),
    entryKeys: new Set(file.entries.map(({ entryKey }) => entryKey)),
    notes: [
      `${open} of ${states.length} slots are open; next lock: ${locks.next ? nextLockText(locks.next, 'America/New_York') : 'none'}.`,
    ],
    write: (repaired) => {
      const changed = repaired.map(({ index, after }) => ({ index, after: after.map((id) => byId.get(id)!) }))
      const filled = changedRows(entered, changed)
      const slate = { pool, format, outPeople: new Set<string>() }
      const refused = validateEntries({ file, filled, slate }).filter(
        (problem) => isRefused(problem) && filled.has(problem.row ?? -1),
      )
      if (refused.length > 0)
        throw new CommandError(1, `The provider would refuse the file. ${uploadProblemText(refused[0]!)}`)
      return writeEntriesFile(file, filled)
    },
  }
}

/** `10/08/2026 04:05PM ET` as salary files write it, or `2026-10-08T20:05:00Z`; null for anything else. */
export function readMoment(text: string): number | null {
  const written = parseGameInfo(`A@B ${text.trim()}`)?.kickoff?.getTime()
  if (written !== undefined) return written
  return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text.trim()) ? Date.parse(text.trim()) : null
}
