import { type LineupRows, pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { forEachPart, type GameRange, type GameSource } from './game-source.ts'
import type { PlacedCells } from './placed-cells.ts'
import { type PrizeSums, prizeBehind } from './prizes.ts'
import { gamesOfSet, type SetGames } from './set-outcome.ts'

/** Few enough that the cells of 900 lineups take 15 MB. */
const GAMES_AT_ONCE = 2_000

/** A set in games of its own, with what its entries would be paid if each were entered by itself, in cents by game. */
export type JudgedSet = SetGames & { alone: Float64Array }

/** What sets of candidates get in a range of games: each set entered by itself, all in the same games. */
export function judgeSets(
  source: GameSource,
  candidates: LineupRows,
  sets: readonly ArrayLike<number>[],
  range: GameRange,
  contest: { prizes: PrizeSums; entries: number; depth: number },
): JudgedSet[] {
  const all = [...new Set(sets.flatMap((set) => Array.from(set)))].sort((a, b) => a - b)
  const placeOf = new Map(all.map((candidate, place) => [candidate, place]))
  const places = sets.map((set) => Uint32Array.from(Array.from(set), (candidate) => placeOf.get(candidate)!))
  const lineups = pickLineups(candidates, all)
  const judged = sets.map(() => ({
    payouts: new Float64Array(range.games),
    top1: new Uint8Array(range.games),
    top01: new Uint8Array(range.games),
    alone: new Float64Array(range.games),
  }))
  forEachPart(range, GAMES_AT_ONCE, (part, from) => {
    const cells = source.cells(lineups, part, contest.depth)
    for (const [at, set] of judged.entries()) {
      const own = gamesOfSet(cells, contest.prizes, contest.entries, places[at]!)
      set.payouts.set(own.payouts, from)
      set.top1.set(own.top1, from)
      set.top01.set(own.top01, from)
      set.alone.set(aloneByGame(cells, contest.prizes, places[at]!), from)
    }
  })
  return judged
}

function aloneByGame(cells: PlacedCells, prizes: PrizeSums, set: Uint32Array): Float64Array {
  const isOfSet = new Uint8Array(cells.candidates)
  for (const place of set) isOfSet[place] = 1
  const byGame = new Float64Array(cells.games)
  for (let game = 0; game < cells.games; game++) {
    for (let cell = cells.starts[game]!; cell < cells.starts[game + 1]!; cell++) {
      if (isOfSet[cells.candidate[cell]!] === 0) continue
      byGame[game]! += prizeBehind(prizes, cells.above[cell]!, cells.tied[cell]! + 1)
    }
  }
  return byGame
}
