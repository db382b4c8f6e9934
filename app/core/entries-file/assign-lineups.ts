import { isCaptainCode } from '../formats/lookup.ts'
import { contestsInFile, type ReservedContest } from './contests-in-file.ts'
import { type EntriesFile, isFilledEntry, type ReservedEntry } from './entries-file.ts'
import type { FilledRows } from './write-entries-file.ts'

/**
 * How lineups go to the contests of a group.
 * - `rank`: each contest gets the best ones.
 * - `unique`: each lineup once; the dearest contest gets the best ones, then the next.
 * - `round_robin`: the contests take turns, and all lineups are used about equally often.
 */
export const FILLS = ['rank', 'unique', 'round_robin'] as const
export type Fill = (typeof FILLS)[number]

export type AssignmentRequest = {
  file: Pick<EntriesFile, 'entries' | 'slots'>
  /** The keys of contests that are filled together. A contest in none is left as it is. */
  groups: readonly (readonly string[])[]
  fill: Fill
  /** Entries that have a lineup keep it. Entries with a locked slot always do. */
  keepsFilled: boolean
  /** Ids in slot order, the best lineup first. */
  lineups: readonly (readonly string[])[]
  /** Rows of entries with a slot that can't change any more, besides those that the file marks. */
  closedRows?: ReadonlySet<number>
  /** Whether a contest may have a lineup twice once it has all others; else its other entries stay as they are. */
  allowsTwice: boolean
  /** The places in `lineups` that a contest takes from, by its key; a contest that is not listed takes from all. */
  placesOf?: ReadonlyMap<string, ReadonlySet<number>>
}

export type Assignment = {
  /** The place in `lineups` of each row that is filled. */
  lineupOfRow: ReadonlyMap<number, number>
  /** What is written into these rows. */
  filled: FilledRows
  contests: readonly AssignedContest[]
}

/** How many entries of a contest keep their lineup, get one, and stay without one because the lineups are used up. */
export type AssignedContest = {
  contest: ReservedContest
  kept: number
  filled: number
  short: number
}

/** Deals the lineups to the entries, group by group; each group begins again with the first lineup. */
export function assignLineups(request: AssignmentRequest): Assignment {
  const { file, groups, lineups } = request
  const lineupOfRow = new Map<number, number>()
  const contests = contestsInFile(file.entries)
  const assigned = new Map<string, AssignedContest>()
  for (const group of groups) {
    const own = contests.filter(({ contestKey }) => group.includes(contestKey))
    const open = own.map((contest) => openContest(contest, request))
    deal(open, request, lineupOfRow)
    for (const { contest, kept, rows } of open) {
      const filled = rows.filter((row) => lineupOfRow.has(row)).length
      assigned.set(contest.contestKey, { contest, kept, filled, short: rows.length - filled })
    }
  }
  return {
    lineupOfRow,
    filled: new Map([...lineupOfRow].map(([row, place]) => [row, lineups[place]!])),
    contests: contests.map((contest) => assigned.get(contest.contestKey) ?? leftAsItIs(contest)),
  }
}

function isKeptEntry(entry: ReservedEntry, keepsFilled: boolean): boolean {
  return entry.cells.some(({ isLocked }) => isLocked) || (keepsFilled && isFilledEntry(entry))
}

type OpenContest = {
  contest: ReservedContest
  kept: number
  /** That are to be filled. */
  rows: number[]
  /** How often the contest has each lineup of the request, kept entries included. */
  uses: number[]
  /** The places that it takes from; null: all. */
  own: ReadonlySet<number> | null
}

function openContest(
  contest: ReservedContest,
  { file: { slots }, keepsFilled, closedRows, lineups, placesOf }: AssignmentRequest,
): OpenContest {
  const kept = contest.entries.filter(
    (entry) => closedRows?.has(entry.row) || isKeptEntry(entry, keepsFilled),
  )
  const identities = kept.map(({ cells }) =>
    lineupIdentity(
      cells.map(({ providerId }) => providerId ?? ''),
      slots,
    ),
  )
  const uses = lineups.map((ids) => {
    const own = lineupIdentity(ids, slots)
    return identities.filter((identity) => identity === own).length
  })
  const rows = contest.entries.filter((entry) => !kept.includes(entry)).map(({ row }) => row)
  return { contest, kept: kept.length, rows, uses, own: placesOf?.get(contest.contestKey) ?? null }
}

function deal(
  contests: readonly OpenContest[],
  { fill, allowsTwice, lineups }: AssignmentRequest,
  lineupOfRow: Map<number, number>,
): void {
  const usesOfGroup = lineups.map((_, place) => contests.reduce((sum, { uses }) => sum + uses[place]!, 0))
  for (const { row, uses, own } of dealingOrder(contests, fill)) {
    const place = bestPlace(
      lineups.map((_, each): [boolean, number, number] => {
        const inContest = uses[each]!
        const inGroup = usesOfGroup[each]!
        if (own && !own.has(each)) return [false, 0, 0]
        if (fill === 'unique') return [inGroup === 0, 0, 0]
        return [inContest === 0 || allowsTwice, inContest, fill === 'rank' ? 0 : inGroup]
      }),
    )
    if (place === null) continue
    lineupOfRow.set(row, place)
    uses[place]! += 1
    usesOfGroup[place]! += 1
  }
}

/** One contest after another, or one entry of each by turns. */
function dealingOrder(
  contests: readonly OpenContest[],
  fill: Fill,
): (Pick<OpenContest, 'uses' | 'own'> & { row: number })[] {
  const rows = contests.flatMap(({ rows: open, uses, own }) =>
    open.map((row, turn) => ({ row, uses, own, turn })),
  )
  return fill === 'round_robin' ? rows.sort((a, b) => a.turn - b.turn) : rows
}

/** The first lineup that may be used, of those used least in the contest, and of these least in the group. */
function bestPlace(choices: readonly (readonly [isAllowed: boolean, number, number])[]): number | null {
  let best: number | null = null
  choices.forEach(([isAllowed, inContest, inGroup], place) => {
    if (!isAllowed) return
    const [, bestInContest, bestInGroup] = best === null ? [true, Infinity, 0] : choices[best]!
    if (inContest < bestInContest || (inContest === bestInContest && inGroup < bestInGroup)) best = place
  })
  return best
}

function leftAsItIs(contest: ReservedContest): AssignedContest {
  return { contest, kept: contest.entries.filter(isFilledEntry).length, filled: 0, short: 0 }
}

/** Equal for lineups of the same players, whatever their slots: only the captain's slot makes another lineup. */
export function lineupIdentity(ids: readonly string[], slots: readonly string[]): string {
  return ids
    .map((id, slot) => (isCaptainCode(slots[slot]!) ? `captain ${id}` : id))
    .sort()
    .join()
}
