import type { Format, RosterSlot } from '#core/formats/format.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { isCaptainRow, isOut, type Player, personKey } from '#core/players/player.ts'
import { err, ok, type Result } from '#core/result.ts'
import { type RivalSet, rivalSets } from '#core/rules/lineup-rule.ts'
import type { OptimizeRequest } from './optimize-request.ts'

/** The request's rows, by index, grouped by the roster slots that they may fill. */
export type Candidates = {
  mode: Format
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
  /** Slots of one code, in roster order; the first group has a single slot, whose player is the leader of the lineup. */
  groups: CandidateGroup[]
  /** Whether a lineup needs players of two teams: the format requires it and the pool has two (DOMAIN.md section 4.1). */
  needsTwoTeams: boolean
}

export type CandidateGroup = {
  code: RosterSlot['code']
  /** Rows that stay in every lineup. */
  kept: number[]
  /** Slots without a kept player. */
  open: number
  /** Rows that may fill the open slots, in pool order; without excluded rows, and rows of kept, excluded, injured people and rivals of kept ones. */
  rows: number[]
}

/** The candidates, or a message why the kept players can't all stay. */
export function findCandidates(request: OptimizeRequest): Result<Candidates, string> {
  const { mode } = request
  const rows = allRows(request)
  const personOfRow = numberPeople(rows)
  const rivals = rivalSets(rows, mode, request.rules ?? [])
  const exclusionOfRow = numberExclusions(rows, personOfRow, rivals)
  const kept = request.keptPlayers.map((player) => rows.findIndex((row) => row.id === player.id))
  const groups = groupSlots(mode)

  const keptPeople = new Set<number>()
  for (const index of kept) {
    const row = rows[index]!
    if (keptPeople.has(personOfRow[index]!)) return err(`${row.name} can't stay in the lineup twice.`)
    keptPeople.add(personOfRow[index]!)
    const group = groups.find((candidate) => accepts(candidate, row, mode))
    if (!group) return err(`${row.name} (${row.position}) fits no place of a ${mode.name} lineup.`)
    if (group.open === 0) return err(`More ${group.code} players are kept than the lineup has places for.`)
    group.kept.push(index)
    group.open--
  }

  const keptExclusions = new Set(kept.map((index) => exclusionOfRow[index]!))
  const excluded = new Set(request.excludedIds)
  const unavailable = unavailablePeople(rows, personOfRow, excluded)
  for (const group of groups) {
    if (group.open === 0) continue
    for (const [index, row] of rows.entries()) {
      const person = personOfRow[index]!
      const isRival = keptExclusions.has(exclusionOfRow[index]!)
      if (isRival || unavailable.has(person) || excluded.has(row.id)) continue
      if (accepts(group, row, mode)) group.rows.push(index)
    }
  }
  return ok({
    mode,
    rows,
    personOfRow,
    exclusionOfRow,
    rivals,
    groups,
    needsTwoTeams: mode.teamRule === 'two_teams' && knowsTwoTeams(rows),
  })
}

function allRows({ playerPool, mode, keptPlayers }: OptimizeRequest): Player[] {
  const pool = withCaptainTwins([...playerPool], mode)
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

function groupSlots(mode: Format): CandidateGroup[] {
  const groups: CandidateGroup[] = []
  for (const { code } of mode.rosterSlots) {
    const last = groups.at(-1)
    if (last?.code === code) last.open++
    else groups.push({ code, kept: [], open: 1, rows: [] })
  }
  return groups
}

function accepts(group: CandidateGroup, row: Player, mode: Format): boolean {
  const slot = mode.rosterSlots.find((candidate) => candidate.code === group.code)
  return slot !== undefined && slotAccepts(slot, row)
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

function knowsTwoTeams(rows: readonly Player[]): boolean {
  return new Set(rows.map((row) => row.team).filter((team) => team !== null)).size >= 2
}
