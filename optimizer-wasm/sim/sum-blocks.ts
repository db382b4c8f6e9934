import type { BlockTally } from './block-tally.ts'

/** Blocks added up. */
export type SimTally = {
  games: number
  cents: Float64Array
  squares: Float64Array
  reached: Uint32Array
  fieldReached: Float64Array
  totals: Float64Array
  opponentCents: Float64Array
  opponentTotals: Float64Array
}

/**
 * Adds blocks in the order of their games, whatever order they come in, so that any number of threads gives the same bytes.
 */
export function sumBlocks(blocks: readonly BlockTally[]): SimTally {
  const ordered = blocks.toSorted((a, b) => a.firstGame - b.firstGame)
  const [first] = ordered
  const games = ordered.reduce((sum, block) => sum + block.games, 0)
  const tally: SimTally = {
    games,
    cents: new Float64Array(first?.cents.length ?? 0),
    squares: new Float64Array(first?.squares.length ?? 0),
    reached: new Uint32Array(first?.reached.length ?? 0),
    fieldReached: new Float64Array(first?.fieldReached.length ?? 0),
    totals: new Float64Array(games),
    opponentCents: new Float64Array(first?.opponentCents.length ?? 0),
    opponentTotals: new Float64Array(games),
  }
  let game = 0
  for (const block of ordered) {
    addTo(tally.cents, block.cents)
    addTo(tally.squares, block.squares)
    addTo(tally.reached, block.reached)
    addTo(tally.fieldReached, block.fieldReached)
    addTo(tally.opponentCents, block.opponentCents)
    tally.totals.set(block.totals, game)
    tally.opponentTotals.set(block.opponentTotals, game)
    game += block.games
  }
  return tally
}

export function addTo(to: Float64Array | Uint32Array, from: ArrayLike<number>): void {
  for (let i = 0; i < to.length; i++) to[i]! += from[i]!
}
