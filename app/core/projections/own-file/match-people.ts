import { groupBy } from '../../collections/group-by.ts'
import { nflTeamKey } from '../../players/nfl-teams.ts'
import type { Person } from '../../players/people.ts'
import { normalizePosition, type Player, personKey } from '../../players/player.ts'
import { isShortenedFirst, nameKey, nameParts, nameWords } from '../../players/same-name.ts'
import type { ProjectionRow } from './rows.ts'

export type MatchedBy = 'hand' | 'id' | 'defense' | 'name' | 'short name'

/** The person of the slate that a row of the file is about. */
export type RowMatch = { row: ProjectionRow; person: Person; by: MatchedBy; matchedRow: Player | null }

/** Rows of the file without a person of the slate, each person of the file once. */
export type UnmatchedPerson = {
  /** Identifies the person in this file. */
  key: string
  rows: ProjectionRow[]
  /** The person of the slate who is probably meant, by `personKey`; null without one. */
  suggested: string | null
  /** Several players of the slate have the name, and the file does not tell them apart. */
  isAmbiguous: boolean
}

/** Which person of the slate (`personKey`) the user said a person of the file is (`UnmatchedPerson.key`). */
export type Pairs = Readonly<Record<string, string>>

/**
 * Finds the person of each row: as paired by hand, else by the provider's id, else a defense by its team, else by name
 * and team in any spelling, else by a shortened first name where that leaves one person. A name on another team is
 * another person until the user pairs them.
 */
export function matchPeople(
  rows: readonly ProjectionRow[],
  people: readonly Person[],
  pool: readonly Player[],
  pairs: Pairs,
): { matches: RowMatch[]; unmatched: UnmatchedPerson[]; missing: Person[] } {
  const byKey = new Map(people.map((person) => [personKey(person.row), person]))
  const idRows = new Map(pool.flatMap((row) => (row.providerId ? [[row.providerId, row] as const] : [])))
  const byName = groupBy(people, ({ row }) => nameKey(row.name))
  const defenses = new Map(
    people.flatMap((person) => (isDefense(person.row) ? [[teamOf(person.row.team), person] as const] : [])),
  )

  function certainMatch(row: ProjectionRow): RowMatch | null {
    const paired = byKey.get(Object.hasOwn(pairs, fileKey(row)) ? pairs[fileKey(row)]! : '')
    if (paired) return { row, person: paired, by: 'hand', matchedRow: null }
    const idRow = idRows.get(row.providerId ?? '')
    // Another tool's ids are numbers too, so the name must agree in a word.
    if (idRow && (shareWord(row.name, idRow.name) || isDefense(idRow))) {
      return { row, person: byKey.get(personKey(idRow))!, by: 'id', matchedRow: idRow }
    }
    const defense = defenses.get(defenseTeamIn(row) ?? '')
    if (defense) return { row, person: defense, by: 'defense', matchedRow: null }
    const named = onlyOne(byName.get(nameKey(row.name)) ?? [], row)
    return named && { row, person: named, by: 'name', matchedRow: null }
  }

  const certain = rows.map(certainMatch)
  const taken = new Set(certain.flatMap((match) => match?.person ?? []))
  const free = people.filter((person) => !taken.has(person))
  const open = groupBy(
    rows.filter((_, i) => certain[i] === null),
    fileKey,
  )
  const short = shortMatches([...open.values()], free)
  const matches = rows.flatMap((row, i): RowMatch[] => {
    const person = short.get(fileKey(row))
    return certain[i] ? [certain[i]] : person ? [{ row, person, by: 'short name', matchedRow: null }] : []
  })
  const found = new Set(matches.map(({ person }) => person))
  const missing = people.filter((person) => !found.has(person))
  const suggest = suggestionsFrom(missing)
  const ofName = (row: ProjectionRow) =>
    (byName.get(nameKey(row.name)) ?? []).filter((person) => isSameTeam(person.row.team, row.team))
  const unmatched = [...open].flatMap(([key, rows]) =>
    short.has(key)
      ? []
      : [{ key, rows, suggested: suggest(rows[0]!), isAmbiguous: ofName(rows[0]!).length > 1 }],
  )
  return { matches, unmatched, missing }
}

/** Identifies a person of a file (`UnmatchedPerson.key`): the same for the captain row and the flex row. */
export function fileKey({ name, team }: ProjectionRow): string {
  return `${nameKey(name)}@${teamOf(team)}`
}

export function teamOf(team: string | null): string {
  return team === null ? '' : nflTeamKey(team)
}

/** Rows whose first name is shortened in the file or in the slate, where one person fits and no other row does. */
function shortMatches(
  groups: readonly (readonly ProjectionRow[])[],
  free: readonly Person[],
): Map<string, Person> {
  const byLastName = groupBy(free, ({ row }) => nameParts(row.name).lastKey)
  const found = groups.flatMap(([row]) => {
    const { first, lastKey } = nameParts(row!.name)
    const sameLast = row!.team === null || lastKey === '' ? [] : (byLastName.get(lastKey) ?? [])
    const fitting = sameLast.filter((person) => isShortenedFirst(first, nameParts(person.row.name).first))
    const person = onlyOne(fitting, row!)
    return person ? [[fileKey(row!), person] as const] : []
  })
  const timesFound = groupBy(found, ([, person]) => person)
  return new Map(found.filter(([, person]) => timesFound.get(person)!.length === 1))
}

/** The one person whose team, and position where several are left, is not another than the row's. */
function onlyOne(candidates: readonly Person[], row: ProjectionRow): Person | null {
  const ofTeam = candidates.filter(({ row: { team } }) => isSameTeam(team, row.team))
  if (ofTeam.length < 2) return ofTeam[0] ?? null
  const position = row.position === null ? null : normalizePosition(row.position)
  const ofPosition = ofTeam.filter((person) => person.row.actualPosition === position)
  return ofPosition.length === 1 ? ofPosition[0]! : null
}

/** An unknown team is no other team. */
function isSameTeam(a: string | null, b: string | null): boolean {
  return a === null || b === null || teamOf(a) === teamOf(b)
}

function isDefense({ actualPosition }: Player): boolean {
  return actualPosition === 'DST'
}

/** The team whose defense the row is: by its position and team, or by a team's name in the place of a person's. */
function defenseTeamIn(row: ProjectionRow): string | null {
  const isSo = row.position !== null && normalizePosition(row.position) === 'DST'
  if (isSo && row.team !== null) return teamOf(row.team)
  const named = row.name.replace(/\s*\b(?:d\/?st|def(?:ense)?|d)\s*$/i, '')
  const says = named !== row.name
  if (row.position !== null && !isSo) return null
  const team = nflTeamKey(named)
  // A team's name is known; a word alone is a name until the file says "D/ST".
  return team !== named.trim().toUpperCase() || says || isSo ? team : null
}

function shareWord(a: string, b: string): boolean {
  const words = new Set(nameWords(a))
  return nameWords(b).some((word) => words.has(word))
}

/** Finds the one missing person of the same name on another team, or of the same last word of the name on the same team. */
function suggestionsFrom(missing: readonly Person[]): (row: ProjectionRow) => string | null {
  const byName = groupBy(missing, ({ row }) => nameKey(row.name))
  const byLastWord = groupBy(missing, ({ row }) => nameWords(row.name).at(-1))
  return (row) => {
    const sameName = byName.get(nameKey(row.name)) ?? []
    const sameLast = (byLastWord.get(nameWords(row.name).at(-1)) ?? []).filter((person) =>
      isSameTeam(person.row.team, row.team),
    )
    const candidates = sameName.length > 0 ? sameName : sameLast
    return candidates.length === 1 ? personKey(candidates[0]!.row) : null
  }
}
