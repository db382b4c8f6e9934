import type { ContestType } from '../lineups/saved-lineup.ts'
import { isSatellite } from './satellite.ts'

/* Separate from contest-line.ts, so that lists do not load the kinds of contests. */

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
