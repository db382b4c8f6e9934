import type { GroupRule } from '#core/rules/build-rule.ts'
import type { Candidates } from '../candidates.ts'
import type { SearchLimits } from '../lineups-under.ts'
import type { Problem } from '../problem.ts'
import { keptBeside } from './sum-limit.ts'

/** The limits of one search in the kernel's places: its leaders, and behind them its items. */
export type AskedLimits = {
  /** By place: 1 where the row is closed. */
  closed: Uint8Array
  closedCount: number
  /** Of each list of rows one must be in the lineup; by place 1 for those rows. */
  needed: Uint8Array[]
  neededRows: readonly (readonly number[])[]
  ofCaptainsTeam: readonly number[] | null
  /** Rules that lineups obey besides those of the build. */
  groups: readonly GroupRule[]
  earlier: readonly EarlierLineup[]
}

/** A lineup to differ from: the places that count as common, as a list and by place 1, and the most that may be in common. */
export type EarlierLineup = {
  places: readonly number[]
  common: Uint8Array
  mostCommon: number
  rows: readonly number[]
  kind: Common
  /** Whether rows that are searched can have more in common with it; others need not be compared. */
  canBeNear: boolean
}

/** What is in common: rows, people, or people where the captain's slot is another. */
type Common = 'rows' | 'people' | 'people_in_slots'

type Limits = Omit<SearchLimits, 'wanted' | 'stepBudget'>

/** Reads the limits of the searches of one pool; null where no lineup can obey them. */
export function limitsReader(
  candidates: Candidates,
  problem: Problem,
): (limits: Limits) => AskedLimits | null {
  const kernelRows = [...problem.leaders, ...problem.items]
  const leaders = problem.leaders.length
  const placesOf = placesByRow(kernelRows, candidates)
  const slots = candidates.format.rosterSlots.length
  const kept = keptBeside(candidates)
  const keptPeople = new Set(kept.map((row) => candidates.personOfRow[row]!))
  const chosen = slots - kept.length
  let known: EarlierLineup[] = []

  return ({ closedRows = [], neededRows = [], ofCaptainsTeam = null, groups = [], apart, banned = [] }) => {
    if (apart && apart.players > slots && apart.from.length > 0) return null
    const closed = new Uint8Array(kernelRows.length)
    for (const row of closedRows) for (const place of placesOf.row(row)) closed[place] = 1
    // A kept row meets what needs one of its list.
    const unmet = neededRows.filter((rows) => !kept.some((row) => rows.includes(row)))
    const earlier = earlierOf(apart, banned)
    if (earlier.some(({ mostCommon }) => mostCommon < 0)) return null
    return {
      closed,
      closedCount: closedRows.length,
      needed: unmet.map(flagsOf),
      neededRows: unmet,
      ofCaptainsTeam: candidates.format.captain ? ofCaptainsTeam : null,
      groups,
      earlier,
    }
  }

  function flagsOf(rows: readonly number[]): Uint8Array {
    const flags = new Uint8Array(kernelRows.length)
    for (const row of rows) for (const place of placesOf.row(row)) flags[place] = 1
    return flags
  }

  /** Those of the last search are kept: a build asks again and again with one more. */
  function earlierOf(apart: SearchLimits['apart'], banned: readonly (readonly number[])[]): EarlierLineup[] {
    const next: EarlierLineup[] = []
    for (const rows of banned) next.push(read(rows, 'rows', slots - 1, next.length))
    if (apart && apart.players > 0) {
      // The same people with another captain differ by one at most, so beyond that only the people count.
      const tellsCaptains = candidates.format.captain && apart.players === 1 && apart.captainSwapCounts
      const kind = tellsCaptains ? 'people_in_slots' : 'people'
      for (const rows of apart.from) next.push(read(rows, kind, slots - apart.players, next.length))
    }
    known = next
    return next.filter(({ canBeNear }) => canBeNear)
  }

  function read(rows: readonly number[], kind: Common, mostOfAll: number, number: number): EarlierLineup {
    const same = known[number]
    const isKept = (row: number) =>
      kind === 'rows' ? kept.includes(row) : keptPeople.has(candidates.personOfRow[row]!)
    const keptInCommon = kept.length > 0 ? rows.filter(isKept).length : 0
    const mostCommon = mostOfAll - keptInCommon
    if (same && same.kind === kind && same.mostCommon === mostCommon && isSame(same.rows, rows)) return same
    const places: number[] = []
    // An earlier lineup without a place in this search can't be near.
    for (const [slot, row] of mostCommon < chosen ? rows.entries() : []) {
      for (const place of kind === 'rows' ? placesOf.row(row) : placesOf.person(row)) {
        if (kind !== 'people_in_slots' || (slot === 0) === place < leaders) places.push(place)
      }
    }
    const canBeNear = places.length > mostCommon
    const common = new Uint8Array(canBeNear ? kernelRows.length : 0)
    if (canBeNear) for (const place of places) common[place] = 1
    return { places, common, mostCommon, rows: [...rows], kind, canBeNear }
  }
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}

/** The kernel's places of a row, and of all rows of a row's person. */
function placesByRow(kernelRows: readonly number[], { rows, personOfRow }: Candidates) {
  const ofRow: number[][] = rows.map(() => [])
  const ofPerson: number[][] = []
  for (const [place, row] of kernelRows.entries()) {
    ofRow[row]!.push(place)
    const person = personOfRow[row]!
    ofPerson[person] = [...(ofPerson[person] ?? []), place]
  }
  return {
    row: (row: number) => ofRow[row] ?? [],
    person: (row: number) => ofPerson[personOfRow[row]!] ?? [],
  }
}
