import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { isCaptainRow, isOut, personKey } from '#core/players/player.ts'
import type { BuildRequest } from '../build-request.ts'

/** The people of `excludedIds`, by `personKey`, in pool order; without those that the pool lists as Out, who stay out anyway. */
export function excludedPeople(request: BuildRequest): string[] {
  return Object.values(excludedFrom(request)).flat()
}

/** The people that no lineup holds, and the people that no lineup has as captain. */
export function excludedFrom({ playerPool, format, excludedIds = [] }: BuildRequest): {
  lineups: string[]
  captain: string[]
} {
  const excluded = new Set(excludedIds)
  const rows = withCaptainTwins([...playerPool], format)
  const out = new Set(rows.filter(isOut).map(personKey))
  const named = rows.filter((row) => excluded.has(row.id) && !out.has(personKey(row)))
  const lineups = new Set(named.filter((row) => !isCaptainRow(row)).map(personKey))
  const captain = new Set(named.map(personKey).filter((person) => !lineups.has(person)))
  return { lineups: [...lineups], captain: [...captain] }
}
