/**
 * To how many independent entries so many entries come, by how often they are paid in the same games: their number divided by the
 * design effect of the number that is paid, its variance against what independent entries with the same chances would have (Kish,
 * Survey Sampling, 1965; with equal correlations r it is n / (1 + (n - 1) r)). From 1, where all are paid together, to
 * their number; entries that avoid each other count as independent ones. Payouts are not compared, since the first prize alone would
 * decide. Null where all or none of them were paid in every game, which says nothing.
 * @param paid by entry, the games in which it is paid.
 * @param paidInGame by game, how many of the entries are paid.
 */
export function independentEntries(paid: ArrayLike<number>, paidInGame: ArrayLike<number>): number | null {
  const games = paidInGame.length
  let [alone, mean] = [0, 0]
  for (let entry = 0; entry < paid.length; entry++) {
    const share = paid[entry]! / games
    alone += share * (1 - share)
    mean += share
  }
  let together = 0
  for (let game = 0; game < games; game++) together += (paidInGame[game]! - mean) ** 2 / games
  if (!(alone > 0)) return null
  return Math.min(paid.length, Math.max(1, (paid.length * alone) / together))
}
