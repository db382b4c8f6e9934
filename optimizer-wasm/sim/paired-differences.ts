import { type Estimate, meanOf, meanOfValues, withVariance } from '#core/numbers/estimate.ts'
import type { BlockTally } from './block-tally.ts'

/** How much more the first lineup of a pair makes than the second, on the same games. */
export type PairedDifference = {
  /** Cents a game. */
  profit: Estimate
  /** The difference in the share of games in the top 1%. */
  top1: Estimate
  /** Is it beyond two standard errors? Otherwise the two must not be called different. */
  isDifferent: boolean
}

const ERRORS_APART = 2

/**
 * Compares judged lineups, by their places in the request. Two lineups do well in much the same games, so their difference is
 * known far better than either figure.
 * @param blocks of a sim that keeps games (`keepsGames`), in any order, all of as many games; one at least.
 * @param unseen what prizes that the games were too few to show add to the variance of two lineups (unseen-prizes.ts).
 */
export function pairedDifferences(
  blocks: readonly BlockTally[],
  pairs: readonly (readonly [number, number])[],
  unseen: (pair: readonly [number, number]) => number,
): PairedDifference[] {
  const ordered = blocks.toSorted((a, b) => a.firstGame - b.firstGame)
  return pairs.map(([first, second]) => {
    let [sum, squares, games] = [0, 0, 0]
    const top1 = ordered.map(({ reached, games: played }) => {
      const [a, b] = [reached[4 * first + 1]!, reached[4 * second + 1]!]
      return (a - b) / played
    })
    for (const block of ordered) {
      for (let game = 0; game < block.games; game++) {
        const a = block.byGame[first * block.games + game]!
        const b = block.byGame[second * block.games + game]!
        sum += a - b
        squares += (a - b) ** 2
      }
      games += block.games
    }
    const more = first === second ? 0 : unseen([first, second])
    const profit = withVariance(meanOf(sum, squares, games), more, games)
    // The games of a block are counted together, so its error is that of the blocks.
    return {
      profit,
      top1: meanOfValues(top1)!,
      isDifferent: Math.abs(profit.value) > ERRORS_APART * profit.error,
    }
  })
}
