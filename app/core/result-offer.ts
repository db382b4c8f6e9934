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

/**
 * The offers that can't be meant otherwise: neither their lineup nor their entry has a second one. Of several entries
 * into one contest nobody can tell which lineup was in which.
 */
export function clearOffers(offers: readonly ResultOffer[]): ResultOffer[] {
  const byLineup = Map.groupBy(offers, (offer) => offer.lineupId)
  const byEntry = Map.groupBy(offers, (offer) => offer.entryKey)
  return offers.filter(
    ({ lineupId, entryKey }) => byLineup.get(lineupId)!.length === 1 && byEntry.get(entryKey)!.length === 1,
  )
}
