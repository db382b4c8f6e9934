import { groupBy } from '../collections/group-by.ts'
import { correlationOf, rolesOf, teamRelation } from '../objective/correlation.ts'
import { isOut, type Player } from '../players/player.ts'
import { countedPoints } from '../players/points.ts'

/** People whose scores depend on each other. */
export type GameBlock = {
  /** Indexes of people: starters, then backups, each with the most points first. Where correlations cannot all hold, the last give way. */
  members: number[]
  /** The correlation of two members' scores, by their places in `members`. */
  correlation: (a: number, b: number) => number
}

/**
 * The people who can score, by game: a pool of one game is one block, a league's has one for each game. People of other
 * sports, or without a team, are blocks of their own. Who is Out or expected to score nothing is in no block, and is
 * passed over when roles are given: when WR1 is Out, WR2 becomes WR1.
 */
export function gameBlocks(people: readonly Player[]): GameBlock[] {
  const playing = people
    .flatMap((row, index) => (isOut(row) || countedPoints(row) <= 0 ? [] : [index]))
    .sort((a, b) => countedPoints(people[b]!) - countedPoints(people[a]!))
  const rows = playing.map((index) => people[index]!)
  const roles = rolesOf(rows)
  const hasTwoTeams = new Set(people.flatMap(({ team }) => team ?? [])).size === 2
  const gameOf = gamesOf(rows, hasTwoTeams)

  const places = groupBy(rows.keys(), (place) => {
    const { team } = rows[place]!
    return team !== null && roles[place] ? `game ${gameOf(team)}` : place
  })
  const rank = (place: number) => (roles[place]?.isBackup ? 1 : 0)
  return [...places.values()]
    .map((group) => group.toSorted((a, b) => rank(a) - rank(b)))
    .map((own) => ({
      members: own.map((place) => playing[place]!),
      correlation: (a, b) => {
        const [first, second] = [own[a]!, own[b]!]
        const relation = teamRelation(rows[first]!, rows[second]!, hasTwoTeams)
        const [roleA, roleB] = [roles[first], roles[second]]
        return roleA && roleB ? correlationOf(roleA, roleB, relation) : 0
      },
    }))
}

/** One name for the teams that meet each other, directly or by what their rows say of a third team. */
function gamesOf(rows: readonly Player[], hasTwoTeams: boolean): (team: string) => string {
  const leader = new Map<string, string>()
  const gameOf = (team: string): string => {
    const next = leader.get(team) ?? team
    return next === team ? team : gameOf(next)
  }
  const [first] = rows.flatMap(({ team }) => team ?? [])
  for (const { team, opponent } of rows) {
    if (team === null) continue
    const other = hasTwoTeams ? first! : opponent
    if (other !== null && gameOf(team) !== gameOf(other)) leader.set(gameOf(team), gameOf(other))
  }
  return gameOf
}
