import { type SlateLocks, type SlotState, slateLocks, slotStates } from '../lineups/slot-states.ts'
import type { Player } from '../players/player.ts'
import type { EntriesFile, ReservedEntry } from './entries-file.ts'
import { isEmptyEntry } from './entries-file.ts'
import type { FilledRows } from './write-entries-file.ts'

/** A lineup that entries of the file have, and what can still become of its slots. */
export type EnteredLineup = {
  /** Its entries, in the order of the file. */
  entries: readonly ReservedEntry[]
  /** In slot order; null for an empty slot and for an id that the slate does not list. */
  players: readonly (Player | null)[]
  states: readonly SlotState[]
}

/** The provider's ids of players whose marks say that their games have begun. */
function lockedIds({ entries }: Pick<EntriesFile, 'entries'>): Set<string> {
  // Where every cell is marked the contest may be one without late swap, which locks at the slate's first kickoff.
  const byGame = entries.filter(({ cells }) => cells.some(({ isLocked, text }) => !isLocked && text !== ''))
  return new Set(
    byGame.flatMap(({ cells }) =>
      cells.flatMap(({ isLocked, providerId }) => (isLocked && providerId) || []),
    ),
  )
}

/** The locks of the slate as its entries file and the clock show them. @param now milliseconds since 1970. */
export function locksOfFile(
  file: Pick<EntriesFile, 'entries' | 'format'>,
  pool: readonly Player[],
  now: number,
): SlateLocks {
  return slateLocks(pool, file.format, { now, marked: lockedIds(file) })
}

/** Whether some slots of the slate can still be changed: before the first lock, and until the last one. */
export function isOpenSlate({ begun, next }: SlateLocks): boolean {
  return begun.size === 0 || next !== null
}

/** The slots of an entry, each with what can still become of it. */
export function entrySlots(
  { cells }: ReservedEntry,
  byProviderId: ReadonlyMap<string | null, Player>,
  locks: SlateLocks,
): Pick<EnteredLineup, 'players' | 'states'> {
  const slots = cells.map(({ providerId, isLocked }) => ({
    player: providerId === null ? null : (byProviderId.get(providerId) ?? null),
    isMarked: isLocked,
  }))
  return { players: slots.map(({ player }) => player), states: slotStates(slots, locks) }
}

/**
 * The different lineups of the file's entries: entries that have the same players in the same slots, as open, are one, since what
 * is done to one is done to all. Entries without any player are in none.
 */
export function enteredLineups(
  { entries }: Pick<EntriesFile, 'entries'>,
  pool: readonly Player[],
  locks: SlateLocks,
): EnteredLineup[] {
  const byProviderId = new Map(pool.map((player) => [player.providerId, player]))
  const lineups = new Map<string, { entries: ReservedEntry[] } & Pick<EnteredLineup, 'players' | 'states'>>()
  for (const entry of entries) {
    if (isEmptyEntry(entry)) continue
    const { players, states } = entrySlots(entry, byProviderId, locks)
    const key = entry.cells
      .map(({ text, providerId }, slot) => `${providerId ?? text} ${states[slot]}`)
      .join()
    const known = lineups.get(key)
    if (known) known.entries.push(entry)
    else lineups.set(key, { entries: [entry], players, states })
  }
  return [...lineups.values()]
}

/** The places of the slots that can't change any more. */
export function closedSlots(states: readonly SlotState[]): number[] {
  return [...states.keys()].filter((slot) => states[slot] !== 'open')
}

/** Changed lineups as rows of the file: provider ids in slot order for every entry that has the lineup. */
export function changedRows(
  lineups: readonly EnteredLineup[],
  changed: readonly { index: number; after: readonly Player[] }[],
): FilledRows {
  return new Map(
    changed.flatMap(({ index, after }) =>
      lineups[index]!.entries.map(({ row, cells }): [number, string[]] => [
        row,
        after.map(({ providerId }, slot) => providerId ?? cells[slot]!.providerId ?? ''),
      ]),
    ),
  )
}
