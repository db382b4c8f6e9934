import type { SetContent, SetRow } from './entry-set.ts'

type Lineups = Pick<SetContent, 'rows' | 'lineups'>

/** Whether each of `some` lineups is one of `all`, in any order of lineups and players. */
export function coversLineups(all: Lineups, some: Lineups): boolean {
  const known = new Set(keysOf(all))
  return some.lineups.length > 0 && keysOf(some).every((key) => known.has(key))
}

function keysOf({ rows, lineups }: Lineups): string[] {
  const names = rows.map(nameOf)
  return lineups.map((places) =>
    places
      .map((place) => names[place])
      .sort()
      .join('\n'),
  )
}

/** A row by the provider's id; a file without ids lists a person once as captain and once not. */
function nameOf({ providerId, playerName, team, isCaptain }: SetRow): string {
  return providerId ?? `${playerName} ${team} ${isCaptain}`
}
