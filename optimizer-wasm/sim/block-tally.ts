import type { SimKernel } from './kernel.ts'
import { GAMES_OF_BLOCK, paysOpponents } from './load-contest.ts'
import type { SimRequest } from './sim-request.ts'

/**
 * What happened in the games of a block: plain data that can be posted to a thread. Money in cents, a tied entry's share
 * as a fraction.
 */
export type BlockTally = {
  /** Game `firstGame` belongs to block `firstGame / GAMES_OF_BLOCK`. */
  firstGame: number
  games: number
  /** By judged lineup: cents, and the sum of their squares. */
  cents: Float64Array
  squares: Float64Array
  /** By judged lineup, the games in which it is first, in the top 1%, in the top 10%, paid: four numbers each. */
  reached: Uint16Array
  /**
   * The opponents' entries that are first, in the top 1%, in the top 10%, paid, added up over the games; `together` with the judged ones.
   * None of a limit with more places than there are entries.
   */
  fieldReached: Float64Array
  /**
   * Cents by lineup and game, the games of a lineup together; empty unless kept. Those of a whole block stand in the kernel's memory: they
   * are gone as soon as the next one is played, and a message with them would take all of that memory along.
   */
  byGame: Float64Array
  totals: Float64Array
  /** By opponent's lineup, the cents of one of its entries; empty unless asked for, and where fields take turns. */
  opponentCents: Float64Array
  /** By game, the cents of all opponents; zeros unless asked for. */
  opponentTotals: Float64Array
}

/** Copies the tally of the games just played out of the kernel's memory. */
export function readTally(
  request: SimRequest,
  kernel: SimKernel,
  { firstGame, games }: { firstGame: number; games: number },
): BlockTally {
  const { lineups, opponents } = request
  const { exports } = kernel
  const { buffer } = exports.memory
  const numbers = (address: number, length: number) => new Float64Array(buffer, address, length)
  const paid = paysOpponents(request) && !request.moreFields?.length ? opponents.lineups.count : 0
  const kept = request.keepsGames ? lineups.count * GAMES_OF_BLOCK : 0
  return {
    firstGame,
    games,
    cents: evenAndOdd(numbers(exports.sumsAddress(), 2 * lineups.count)),
    squares: evenAndOdd(numbers(exports.squaresAddress(), 2 * lineups.count)),
    reached: reachedOf(new Uint8Array(buffer, exports.reachedAddress(), 16 * lineups.count)),
    fieldReached: numbers(exports.entriesReachedAddress(), 4).slice(),
    byGame: gamesOfLineups(request, numbers(exports.byGameAddress(), kept), games),
    totals: numbers(exports.totalsAddress(), games).slice(),
    opponentCents: evenAndOdd(numbers(exports.opponentSumsAddress(), 2 * paid)),
    opponentTotals: numbers(exports.opponentTotalsAddress(), games).slice(),
  }
}

/** The kernel adds up even and odd games apart. */
function evenAndOdd(sums: Float64Array): Float64Array {
  return Float64Array.from({ length: sums.length / 2 }, (_, i) => sums[2 * i]! + sums[2 * i + 1]!)
}

/** The kernel leaves room for a whole block after each lineup's games. */
function gamesOfLineups(
  { lineups, keepsGames }: SimRequest,
  kept: Float64Array,
  games: number,
): Float64Array {
  if (!keepsGames) return new Float64Array(0)
  if (games === GAMES_OF_BLOCK) return kept
  const own = new Float64Array(lineups.count * games)
  for (let i = 0; i * games < own.length; i++)
    own.set(kept.subarray(i * GAMES_OF_BLOCK, i * GAMES_OF_BLOCK + games), i * games)
  return own
}

/** By lineup four lanes of four counts. */
function reachedOf(bytes: Uint8Array): Uint16Array {
  const reached = new Uint16Array(bytes.length / 4)
  for (let i = 0; i < bytes.length; i++) reached[4 * (i >> 4) + (i & 3)]! += bytes[i]!
  return reached
}

/** The blocks of so many games from the first on; blocks begin at multiples of `GAMES_OF_BLOCK`. */
export function blocksOf(firstGame: number, games: number): { firstGame: number; games: number }[] {
  if (firstGame % GAMES_OF_BLOCK !== 0)
    throw new RangeError(`A sim begins at a multiple of ${GAMES_OF_BLOCK} games`)
  const blocks = []
  for (let first = firstGame; first < firstGame + games; first += GAMES_OF_BLOCK)
    blocks.push({ firstGame: first, games: Math.min(GAMES_OF_BLOCK, firstGame + games - first) })
  return blocks
}
