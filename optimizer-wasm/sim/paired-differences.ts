import { type Estimate, meanOf, meanOfValues, withVariance } from '#core/numbers/estimate.ts'
import type { BlockTally } from './block-tally.ts'

/** How much more the first lineup of a pair makes than the second, on the same games. */
export type PairedDifference = {
  /** Cents a game. */
  profit: Estimate
  /** The difference in the share of games in the top 1%. */
  top1: Estimate
}

/** The differences of a block's games: plain data that can be posted to a thread, and far less than its games. */
export type BlockDifferences = {
  firstGame: number
  games: number
  /** By pair, cents and the sum of their squares. */
  sums: Float64Array
  squares: Float64Array
  /** By pair, the difference in the share of games in the top 1%. */
  top1: Float64Array
}

/** Two judged lineups by their places in the request. */
type Places = readonly [first: number, second: number]

/** @param block of a sim that keeps games (`keepsGames`). */
export function differencesOf(block: BlockTally, pairs: readonly Places[]): BlockDifferences {
  const { firstGame, games, byGame, reached } = block
  const differences: BlockDifferences = {
    firstGame,
    games,
    sums: new Float64Array(pairs.length),
    squares: new Float64Array(pairs.length),
    top1: new Float64Array(pairs.length),
  }
  for (const [pair, [first, second]] of pairs.entries()) {
    let [sum, squares] = [0, 0]
    for (let game = 0; game < games; game++) {
      const more = byGame[first * games + game]! - byGame[second * games + game]!
      sum += more
      squares += more ** 2
    }
    differences.sums[pair] = sum
    differences.squares[pair] = squares
    differences.top1[pair] = (reached[4 * first + 1]! - reached[4 * second + 1]!) / games
  }
  return differences
}

/**
 * Compares judged lineups. Two lineups do well in much the same games, so their difference is known far better than either figure.
 * @param blocks in any order, all of as many games; one at least.
 * @param unseen what prizes that the games were too few to show add to the variance of two lineups (unseen-prizes.ts).
 */
export function pairedDifferences(
  blocks: readonly BlockDifferences[],
  pairs: readonly Places[],
  unseen: (pair: Places) => number,
): PairedDifference[] {
  const ordered = blocks.toSorted((a, b) => a.firstGame - b.firstGame)
  return pairs.map(([first, second], pair) => {
    let [sum, squares, games] = [0, 0, 0]
    for (const block of ordered) {
      sum += block.sums[pair]!
      squares += block.squares[pair]!
      games += block.games
    }
    const more = first === second ? 0 : unseen([first, second])
    const profit = withVariance(meanOf(sum, squares, games), more, games)
    return {
      profit,
      // The games of a block are counted together, so its error is that of the blocks.
      top1: meanOfValues(ordered.map(({ top1 }) => top1[pair]!))!,
    }
  })
}
