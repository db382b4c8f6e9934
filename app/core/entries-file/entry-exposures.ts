import { isCaptainRow, type Player, personKey } from '../players/player.ts'

/** How often a person is used: in the lineups of the list, each counted once, and in the entries of the file. */
export type EntryExposure = {
  /** By `personKey`. */
  person: string
  name: string
  /** The real position. */
  position: string
  team: string | null
  lineups: number
  captainLineups: number
  entries: number
  captainEntries: number
}

/** The people of either, those in most entries first, then in most lineups, then by name. */
export function entryExposures(
  lineups: readonly (readonly Player[])[],
  entries: readonly (readonly Player[])[],
): EntryExposure[] {
  const exposures = new Map<string, EntryExposure>()
  for (const [counted, captain, list] of [
    ['lineups', 'captainLineups', lineups],
    ['entries', 'captainEntries', entries],
  ] as const)
    for (const player of list.flat()) {
      const exposure = exposures.get(personKey(player)) ?? unused(player)
      exposures.set(exposure.person, exposure)
      exposure[counted] += 1
      if (isCaptainRow(player)) exposure[captain] += 1
    }
  return [...exposures.values()].sort(
    (a, b) => b.entries - a.entries || b.lineups - a.lineups || a.name.localeCompare(b.name, 'en'),
  )
}

function unused(player: Player): EntryExposure {
  const { name, actualPosition: position, team } = player
  const counts = { lineups: 0, captainLineups: 0, entries: 0, captainEntries: 0 }
  return { person: personKey(player), name, position, team, ...counts }
}
