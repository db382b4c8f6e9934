import type { Gains } from './choose-greedily.ts'
import type { PlacedCells } from './placed-cells.ts'

const WORD = 32

/** By candidate the games in which it has a property, a bit each. */
export type GameBits = { words: number; bits: Uint32Array }

/** The games in which each candidate alone would finish within the first `places` places. Other own entries do not change
 * whether at least one does: the best of them has only opponents above it. */
export function gamesPlaced(
  { games, candidates, starts, candidate, above }: PlacedCells,
  places: number,
): GameBits {
  const words = Math.ceil(games / WORD)
  const bits = new Uint32Array(candidates * words)
  for (let game = 0; game < games; game++) {
    const word = game >>> 5
    const bit = 1 << (game & 31)
    for (let cell = starts[game]!; cell < starts[game + 1]! && above[cell]! < places; cell++) {
      bits[candidate[cell]! * words + word]! |= bit
    }
  }
  return { words, bits }
}

/** How many further games each candidate would cover. These shrink only, so an earlier figure is a bound. */
export function coverageGains(
  { words, bits }: GameBits,
  candidates: number,
): Gains & { covered: Uint32Array } {
  const covered = new Uint32Array(words)
  /** -1 where no gain was computed yet. */
  const bounds = new Int32Array(candidates).fill(-1)
  return {
    covered,
    bound: (candidate) => (bounds[candidate]! < 0 ? gain(candidate) : bounds[candidate]!),
    gain,
    add(candidate) {
      for (let word = 0, at = candidate * words; word < words; word++, at++) covered[word]! |= bits[at]!
    },
  }

  function gain(candidate: number): number {
    let games = 0
    for (let word = 0, at = candidate * words; word < words; word++, at++) {
      games += bitsSet(bits[at]! & ~covered[word]!)
    }
    bounds[candidate] = games
    return games
  }
}

/** The number of bits that are 1, added up in pairs, fours and bytes. */
export function bitsSet(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
