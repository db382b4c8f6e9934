import { captainSalary, type Format } from '../../formats/format.ts'
import type { Player } from '../../players/player.ts'
import { teamOf } from './match-people.ts'
import type { OtherSlate } from './refusal.ts'
import type { PersonRows } from './roles.ts'
import type { ProjectionRow } from './rows.ts'

/** At least this share of the smaller list must be the same people. */
const FEWEST_SAME = 0.25

/**
 * Why the file is of another slate; null when it may be of this one. A file of more games than the slate's is fine: it is
 * told by teams, by opponents, by prices where it lists this game alone, and by how many people are the same.
 */
export function otherSlate(
  rows: readonly ProjectionRow[],
  matched: readonly PersonRows[],
  pool: readonly Player[],
  format: Format,
): OtherSlate | null {
  return (
    otherTeams(rows, pool) ??
    otherOpponents(matched) ??
    otherPrices(rows, matched, pool, format) ??
    otherPlayers(rows, matched, pool)
  )
}

function teamsOf(teams: readonly (string | null)[]): Set<string> {
  return new Set(teams.filter((team) => team !== null).map(teamOf))
}

/** Half of the slate's teams or fewer, and teams that it does not have. */
function otherTeams(rows: readonly ProjectionRow[], pool: readonly Player[]): OtherSlate | null {
  const inFile = teamsOf(rows.map(({ team }) => team))
  const inSlate = teamsOf(pool.map(({ team }) => team))
  if (inFile.size === 0 || inSlate.size === 0) return null
  const shared = [...inSlate].filter((team) => inFile.has(team))
  const hasOthers = [...inFile].some((team) => !inSlate.has(team))
  if (!hasOthers || shared.length * 2 > inSlate.size) return null
  return { kind: 'other_slate', because: 'teams', inFile: [...inFile], inSlate: [...inSlate] }
}

/** Most people meet another opponent than in the slate: another week. */
function otherOpponents(matched: readonly PersonRows[]): OtherSlate | null {
  const compared = matched.flatMap(({ person, flex, captain }) => {
    const inFile = teamOf((flex ?? captain)?.opponent ?? null)
    const inSlate = teamOf(person.row.opponent)
    return inFile && inSlate ? [{ team: teamOf(person.row.team), inFile, inSlate }] : []
  })
  const others = compared.filter(({ inFile, inSlate }) => inFile !== inSlate)
  const [first] = others
  if (!first || others.length * 2 <= compared.length) return null
  return { kind: 'other_slate', because: 'opponents', ...first }
}

/** Most prices differ. A file of more games is of another contest, with prices of its own. */
function otherPrices(
  rows: readonly ProjectionRow[],
  matched: readonly PersonRows[],
  pool: readonly Player[],
  format: Format,
): OtherSlate | null {
  const inSlate = teamsOf(pool.map(({ team }) => team))
  if (rows.some(({ team }) => team !== null && !inSlate.has(teamOf(team)))) return null
  const compared = matched.flatMap(({ person: { row, flexPrice }, flex, captain }) => {
    const price = flex?.salary ?? (captain?.salary == null ? null : captain.salary / captainSalary(format))
    return price === null ? [] : [{ name: row.name, inFile: price, inSlate: flexPrice }]
  })
  const others = compared.filter(({ inFile, inSlate: price }) => Math.abs(inFile - price) >= 1)
  const [first] = others
  if (!first || others.length * 2 <= compared.length) return null
  return {
    ...{ kind: 'other_slate', because: 'prices', different: others.length, compared: compared.length },
    ...first,
  }
}

function otherPlayers(
  rows: readonly ProjectionRow[],
  matched: readonly PersonRows[],
  pool: readonly Player[],
): OtherSlate | null {
  const inFile = new Set(rows.map(({ name, team }) => `${name}@${team}`)).size
  const inSlate = new Set(pool.map(({ basePlayerId, team }) => `${basePlayerId}@${team}`)).size
  const listed = Math.min(inFile, inSlate)
  if (matched.length >= listed * FEWEST_SAME) return null
  return { kind: 'other_slate', because: 'players', matched: matched.length, listed }
}
