import type { ContestType } from '../lineups/saved-lineup.ts'
import { CONTEST_TYPES, type ContestKind } from './contest-kinds.ts'
import { isSatellite } from './contest-name.ts'

/** What screens call the type of a contest. Records have one of four types, none of which says that tickets are paid. */
export type ShownContestType = ContestType | 'Satellite'

/** Of a saved lineup or an entry set: a satellite is known by the contest's name, whatever type was chosen. */
export function shownContestType({
  contestType,
  contestName,
}: {
  contestType: ContestType
  contestName: string | null
}): ShownContestType {
  return contestName !== null && isSatellite(contestName) ? 'Satellite' : contestType
}

/** The type that a lineup entered in such a contest is saved with. */
export function contestTypeOf({ kind }: { kind: ContestKind }): ContestType {
  if (kind === 'single_entry') return 'Single Entry'
  return CONTEST_TYPES[kind].format === 'cash' ? 'Cash' : 'GPP'
}

/** The contest's name that is saved: a satellite without one is called that, so that it stays known as one. */
export function savedContestName({ name, kind }: { name?: string | null; kind: ContestKind }): string | null {
  return name ?? (kind === 'satellite' ? CONTEST_TYPES[kind].label : null)
}
