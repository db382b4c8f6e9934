/** Where an entry finishes over the games: the ranks that 5, 25, 50, 75 and 95% of the games do not exceed. */
export type RankSpread = { low: number; quarter: number; median: number; threeQuarters: number; high: number }

const SHARES = { low: 0.05, quarter: 0.25, median: 0.5, threeQuarters: 0.75, high: 0.95 } as const

/** @param ranks by game, 1 is the best; not changed. */
export function rankSpread(ranks: Uint32Array): RankSpread {
  const sorted = ranks.toSorted()
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
  return Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, at(share)])) as RankSpread
}

/** The share of the games (0 to 1) in which the entry ranks as well as `rank` or better. */
export function shareAsGood(ranks: Uint32Array, rank: number): number {
  let count = 0
  for (const each of ranks) if (each <= rank) count++
  return count / ranks.length
}

/** A game's entries of the user, the best score first: the opponents above each, and its score. */
export type OwnInGame = { entry: number; score: number; above: number }

/** The ranks in one game: a tied entry has the best of its places, and the user's own entries count against each other. */
export function ranksInGame(own: readonly OwnInGame[]): { entry: number; rank: number }[] {
  let first = 0
  return own.map(({ entry, score, above }, place) => {
    if (own[first]!.score !== score) first = place
    return { entry, rank: above + first + 1 }
  })
}
