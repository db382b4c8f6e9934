import { groupBy } from '../collections/group-by.ts'

/** The result of an imported contest entry, offered for a saved lineup with the same contest, date and fee. */
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

/** A lineup and an entry of the same contest, date and fee, including those with nothing to copy. */
export type ResultMatch = ResultOffer & { finalized: boolean; alike: boolean }

/**
 * The unambiguous results for lineups that are not finalized: neither the lineup nor the entry has a second match,
 * finalized lineups included. With several entries in one contest it is unknown which lineup was entered as which.
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
