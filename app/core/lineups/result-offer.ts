import { groupBy } from '../collections/group-by.ts'

/** An imported contest entry whose contest, date and fee are those of a saved lineup, and what it would bring. */
export type ResultOffer = {
  lineupId: number
  lineupName: string
  contestName: string
  entryKey: string
  points: number
  /** Cash and tickets together. */
  winningsCents: number
  rank: number | null
}

/** A lineup and an entry of the same contest, date and fee, whether or not there is anything to copy. */
export type ResultMatch = ResultOffer & { finalized: boolean; alike: boolean }

/**
 * The results of open lineups that can't be meant otherwise: neither the lineup nor the entry has a second match,
 * finished ones counted. Of several entries into one contest nobody can tell which lineup was in which.
 */
export function clearOffers(matches: readonly ResultMatch[]): ResultOffer[] {
  const byLineup = groupBy(matches, (match) => match.lineupId)
  const byEntry = groupBy(matches, (match) => match.entryKey)
  return matches
    .filter(
      ({ lineupId, entryKey }) => byLineup.get(lineupId)!.length === 1 && byEntry.get(entryKey)!.length === 1,
    )
    .filter(({ finalized, alike }) => !finalized && !alike)
    .map(({ finalized, alike, ...offer }) => offer)
}
