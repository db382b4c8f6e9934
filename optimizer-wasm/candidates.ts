import type { Format, RosterSlot } from '#core/formats/format.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import { type Kind, kindsOf, leaderKind, type Shape, shapesOf } from '#core/formats/shapes.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { isCaptainRow, isOut, type Player, personKey } from '#core/players/player.ts'
import { sideOf } from '#core/players/sides.ts'
import { err, ok, type Result } from '#core/result.ts'
import { type RivalSet, rivalSets } from '#core/rules/lineup-rule.ts'
import type { OptimizeRequest } from './optimize-request.ts'

/**
 * The request's rows, by index, grouped by the kinds that a lineup holds so many of. Where slots overlap, lineups have several
 * shapes (3, 4 or 2 backs, receivers, tight ends): the candidates are then those of one of them, and every legal lineup is
 * one of exactly one shape.
 */
export type Candidates = {
  format: Format
  /** The pool, with captain twins where it lists no captains, followed by kept players that it doesn't contain. */
  rows: Player[]
  /** The person of each row, as a small number. */
  personOfRow: number[]
  /**
   * Rows of one number exclude each other: the rows of a person, and by a rule those of several people (a team's
   * quarterbacks). Of the rows that a search chooses and those that are kept, a lineup holds one of a number.
   */
  exclusionOfRow: number[]
  /** The people who exclude each other by a rule. */
  rivals: readonly RivalSet[]
  /** Kinds of rows, in roster order but for the first, which has a single slot: its player is the leader of the search. */
  groups: CandidateGroup[]
  /** By row, the team or the game, whichever a lineup needs two of (sides.ts). */
  sideOfRow: readonly (string | null)[]
  /** Whether a lineup needs two sides: the format requires it and the pool has two. */
  needsTwoSides: boolean
}

export type CandidateGroup = {
  code: RosterSlot['code']
  /** Rows that stay in every lineup. */
  kept: number[]
  open: number
  /** Rows that may fill the open slots, in pool order; without excluded rows, and rows of kept, excluded, injured people and rivals of kept ones. */
  rows: number[]
}

/** The part of the candidates of a request that does not depend on the kept players. */
export type CandidatePool = Omit<Candidates, 'groups'> & {
  /** For each row whether it may fill an open slot. */
  isOpen: readonly boolean[]
}

/** The candidates of each shape that the kept players leave, or a message why they can't all stay. */
export function findCandidates(request: OptimizeRequest): Result<Candidates[], string> {
  return candidatesAround(candidatePool(request), request)
}

export function candidatePool(request: Omit<OptimizeRequest, 'lockedCells'>): CandidatePool {
  const { format } = request
  const rows = allRows(request)
  const personOfRow = numberPeople(rows)
  const rivals = rivalSets(rows, format, request.rules ?? [])
  const exclusionOfRow = numberExclusions(rows, personOfRow, rivals)
  const excluded = new Set(request.excludedIds)
  const unavailable = unavailablePeople(rows, personOfRow, excluded)
  const isOpen = rows.map(({ id }, index) => !unavailable.has(personOfRow[index]!) && !excluded.has(id))
  const sideOfRow = rows.map((row) => sideOf(row, format))
  const needsTwoSides = new Set(sideOfRow.filter((side) => side !== null)).size >= 2
  return { format, rows, personOfRow, exclusionOfRow, rivals, sideOfRow, needsTwoSides, isOpen }
}

/** `findCandidates` for a pool that was read before; every kept player is one of its rows. */
export function candidatesAround(
  { isOpen, ...pool }: CandidatePool,
  { keptPlayers, lockedCells = [] }: Pick<OptimizeRequest, 'keptPlayers' | 'lockedCells'>,
): Result<Candidates[], string> {
  const { format, rows, personOfRow, exclusionOfRow } = pool
  const placeOf = (id: string) => rows.findIndex((row) => row.id === id)
  const locked = lockedCells.map((id) => (id === null ? -1 : placeOf(id)))
  const kept = [
    ...new Set([...locked.filter((row) => row >= 0), ...keptPlayers.map((player) => placeOf(player.id))]),
  ]
  const rosterSlots = format.rosterSlots.map((slot, index) => lockedSlot(slot, rows[locked[index] ?? -1]))
  const { kinds, kindOfRow } = kindsOf(rows, rosterSlots)

  const keptPeople = new Set<number>()
  for (const index of kept) {
    const row = rows[index]!
    if (keptPeople.has(personOfRow[index]!)) return err(`${row.name} can't stay in the lineup twice.`)
    keptPeople.add(personOfRow[index]!)
    if (kindOfRow[index]! < 0)
      return err(`${row.name} (${row.position}) fits no place of a ${format.name} lineup.`)
  }
  const keptOfKind = kinds.map((_, kind) => kept.filter((index) => kindOfRow[index] === kind))
  const all = shapesOf(kinds, rosterSlots.length)
  const shapes = all.filter((shape) => shape.every((count, kind) => count >= keptOfKind[kind]!.length))
  if (shapes.length === 0)
    return err(`More ${tooManyKept(kinds, keptOfKind, all)} players are kept than the lineup has places for.`)

  const keptExclusions = new Set(kept.map((index) => exclusionOfRow[index]!))
  const rowsOfKind: number[][] = kinds.map(() => [])
  for (const [index, kind] of kindOfRow.entries()) {
    if (isOpen[index] && !keptExclusions.has(exclusionOfRow[index]!)) rowsOfKind[kind]?.push(index)
  }
  const leader = leaderKind(all)
  if (leader < 0)
    throw new Error(`A ${format.name} lineup has no kind of player that it holds exactly one of`)
  const order = [leader, ...[...kinds.keys()].filter((kind) => kind !== leader)]
  return ok(
    shapes.map((shape) => ({
      ...pool,
      groups: order.flatMap((kind) =>
        groupOf(kinds[kind]!, shape[kind]!, keptOfKind[kind]!, rowsOfKind[kind]!),
      ),
    })),
  )
}

/** A slot that takes several positions takes only those of the row which is locked there, so other shapes drop out. */
function lockedSlot(slot: RosterSlot, locked: Player | undefined): RosterSlot {
  const { accepts } = slot
  if (!locked || accepts === 'captain' || accepts === 'anyone') return slot
  return {
    ...slot,
    accepts: accepts.filter((position) => slotAccepts({ ...slot, accepts: [position] }, locked)),
  }
}

/** Kinds that the shape has none of are left out. */
function groupOf({ code }: Kind, slots: number, kept: number[], rows: number[]): CandidateGroup[] {
  if (slots === 0) return []
  const open = slots - kept.length
  return [{ code, kept: [...kept], open, rows: open > 0 ? rows : [] }]
}

/** The kind that has more kept players than any shape has places, else the kinds that have too many together. */
function tooManyKept(kinds: readonly Kind[], kept: readonly number[][], shapes: readonly Shape[]): string {
  const kind = kept.findIndex((own, each) => shapes.every((shape) => shape[each]! < own.length))
  if (kind >= 0) return kinds[kind]!.code
  const full = kinds.filter((_, each) => shapes.some((shape) => shape[each]! < kept[each]!.length))
  return full.map(({ code }) => code).join(' and ')
}

function allRows({ playerPool, format, keptPlayers }: Omit<OptimizeRequest, 'lockedCells'>): Player[] {
  const pool = withCaptainTwins([...playerPool], format)
  const known = new Set(pool.map((row) => row.id))
  return [...pool, ...keptPlayers.filter((player) => !known.has(player.id))]
}

function numberPeople(rows: readonly Player[]): number[] {
  const numbers = new Map<string, number>()
  return rows.map((row) => {
    const key = personKey(row)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
}

/** The number of the first person of a set stands for all its people. */
function numberExclusions(
  rows: readonly Player[],
  personOfRow: readonly number[],
  sets: readonly RivalSet[],
): number[] {
  if (sets.length === 0) return [...personOfRow]
  const keys = rows.map(personKey)
  const numbers = new Map<string, number>()
  for (const people of sets) {
    const first = personOfRow[keys.findIndex((key) => people.has(key))]!
    for (const person of people) numbers.set(person, first)
  }
  return keys.map((key, index) => numbers.get(key) ?? personOfRow[index]!)
}

/** People marked Out on one of their rows, and people that the request excludes by a row that is not the captain's. */
function unavailablePeople(
  rows: readonly Player[],
  personOfRow: readonly number[],
  excluded: ReadonlySet<string>,
): Set<number> {
  return new Set(
    personOfRow.filter((_, index) => {
      const row = rows[index]!
      return isOut(row) || (excluded.has(row.id) && !isCaptainRow(row))
    }),
  )
}
