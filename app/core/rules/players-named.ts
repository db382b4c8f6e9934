import type { Format } from '../formats/format.ts'
import { captainCodeIn } from '../formats/lookup.ts'
import { nflTeamKey } from '../players/nfl-teams.ts'
import { peopleOf } from '../players/people.ts'
import { NFL_POSITIONS, normalizePosition, type Player, personKey } from '../players/player.ts'
import { FIGURE_COLUMNS } from '../projections/own-file/columns.ts'
import { fileKey, matchPeople, type RowMatch } from '../projections/own-file/match-people.ts'
import type { ProjectionRow } from '../projections/own-file/rows.ts'
import { nameAndIdIn } from '../slate/cells.ts'

/** A name of a list that is no player of the pool. */
export type UnknownName = {
  /** Its line in the list, from 1. */
  line: number
  name: string
  /** The player who is probably meant, by `personKey`; null without one. */
  suggested: string | null
}

/** The most characters of a list that is read. */
const LONGEST_LIST = 20_000
const POSITIONS: ReadonlySet<string> = new Set(NFL_POSITIONS)
const HEAD = /^(name|names|player|players|captain|captains)$/i

/**
 * The players of a pasted column of names, each once, in its order; and the names that match none, so that none is lost in
 * silence. A line is a name with whatever a table has beside it (`Josh Allen (11890), QB, BUF`), or several names between
 * commas. Names match as those of a projection file do (match-people.ts).
 */
export function playersNamed(
  list: string,
  pool: readonly Player[],
  format: Format,
): { people: string[]; unknown: UnknownName[] } {
  const { people } = peopleOf(pool, format)
  const teams = new Set(pool.flatMap(({ team }) => (team === null ? [] : [nflTeamKey(team)])))
  const lines = list
    .slice(0, LONGEST_LIST)
    .split(/\r\n|[\n\r;]/)
    .map((text, place) => ({ line: place + 1, text: withoutBullet(text) }))
    .filter(({ text }) => text !== '' && !HEAD.test(text))

  // First each line as one person (`Allen, Josh`), then the others as several names.
  const whole = lines.map(({ line, text }) => nameRow(cellsOf(text), line, teams))
  const matched = matchesByRow(whole)
  const rows = whole.flatMap((row, place) => {
    const names = cellsOf(lines[place]!.text).filter((cell) => readCell(cell, teams).name !== '')
    if (matched.has(row) || names.length < 2) return [row]
    return names.map((name) => nameRow([name], row.row, teams))
  })
  const found = matchesByRow(rows)
  const suggestions = new Map(
    matchPeople(rows, people, pool, {}).unmatched.map((each) => [each.key, each.suggested]),
  )
  return {
    people: [
      ...new Set(rows.flatMap((row) => (found.has(row) ? personKey(found.get(row)!.person.row) : []))),
    ],
    unknown: rows
      .filter((row) => !found.has(row))
      .map((row) => ({ line: row.row, name: row.name, suggested: suggestions.get(fileKey(row)) ?? null })),
  }

  function matchesByRow(given: readonly ProjectionRow[]): Map<ProjectionRow, RowMatch> {
    return new Map(matchPeople(given, people, pool, {}).matches.map((match) => [match.row, match]))
  }
}

function cellsOf(text: string): string[] {
  return text
    .split(/[\t,|]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}

/** `1. Josh Allen`, `- Josh Allen` */
function withoutBullet(text: string): string {
  return text.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '').trim()
}

type Cell = { name: string; id: string | null; team: string | null; position: string | null }

/** What a cell says: a name, an id, a team of the pool or a position; the last three also behind the name. */
function readCell(cell: string, teams: ReadonlySet<string>): Cell {
  const { name: whole, id } = nameAndIdIn(cell)
  const words = whole.split(/\s+/)
  let team: string | null = null
  let position: string | null = null
  for (; words.length > 0; words.pop()) {
    const word = words.at(-1)!.replace(/^\((.*)\)$/, '$1')
    if (captainCodeIn(word) || /^\$?[\d.,]+%?$/.test(word)) continue
    const isCode = word === word.toUpperCase()
    if (isCode && position === null && POSITIONS.has(normalizePosition(word)))
      position = normalizePosition(word)
    else if (isCode && team === null && teams.has(nflTeamKey(word))) team = word
    else break
  }
  return { name: words.join(' '), id, team, position }
}

function nameRow(cells: readonly string[], line: number, teams: ReadonlySet<string>): ProjectionRow {
  const read = cells.map((cell) => readCell(cell, teams))
  const names = read.map(({ name }) => name).filter((name) => name !== '')
  const team = read.find((cell) => cell.team !== null)?.team ?? null
  const position = read.find((cell) => cell.position !== null)?.position ?? null
  return {
    row: line,
    name: names.join(', ') || cells.join(' '),
    providerId: read.find(({ id }) => id !== null)?.id ?? null,
    team,
    opponent: null,
    position,
    saysCaptain: false,
    isOut: false,
    salary: null,
    figures: Object.fromEntries(FIGURE_COLUMNS.map((figure) => [figure, null])) as ProjectionRow['figures'],
    hasPercentSign: false,
  }
}
