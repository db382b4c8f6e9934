import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { type GameBits, gamesPlaced } from './coverage-gains.ts'
import { forEachPart, type GameRange, type GameSource } from './game-source.ts'
import type { PrizeSums } from './prizes.ts'
import { paidAlone } from './set-outcome.ts'

/** A whole number of words of bits, and few enough that the cells of 20,000 candidates take 60 MB at most. */
const GAMES_AT_ONCE = 192

/** What each candidate is worth alone in a range of games. */
export type Screened = {
  games: number
  /** Cents a game, before fees. */
  paid: Float64Array
  /** The games in which it finishes within the first `places` places. */
  placed: GameBits
}

export function screenCandidates(
  source: GameSource,
  lineups: LineupRows,
  range: GameRange,
  { prizes, places, depth }: { prizes: PrizeSums; places: number; depth: number },
): Screened {
  const words = Math.ceil(range.games / 32)
  const placed = { words, bits: new Uint32Array(lineups.count * words) }
  const paid = new Float64Array(lineups.count)
  forEachPart(range, GAMES_AT_ONCE, (part, from) => {
    const cells = source.cells(lineups, part, depth)
    const ofPart = gamesPlaced(cells, places)
    const alone = paidAlone(cells, prizes)
    for (let candidate = 0; candidate < lineups.count; candidate++) {
      paid[candidate]! += (alone[candidate]! * part.games) / range.games
      const own = ofPart.bits.subarray(candidate * ofPart.words, (candidate + 1) * ofPart.words)
      placed.bits.set(own, candidate * words + from / 32)
    }
  })
  return { games: range.games, paid, placed }
}

/** All candidates, the one that is worth most first; of equal ones the first. */
export function byWorth(worth: ArrayLike<number>): Uint32Array {
  return Uint32Array.from({ length: worth.length }, (_, index) => index).sort(
    (a, b) => worth[b]! - worth[a]! || a - b,
  )
}
