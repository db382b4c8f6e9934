import { pickLineups } from '#core/contest-pool/lineup-rows.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { type AverageEntry, averageEntry } from '../sim/average-entry.ts'
import { placeLimits } from '../sim/place-limits.ts'
import { addTo } from '../sim/sum-blocks.ts'
import type { Finishes } from '../sim/unseen-prizes.ts'
import { cellDepth } from './cell-depth.ts'
import { forEachPart, type GameRange, type GameSource } from './game-source.ts'
import type { PlacedCells } from './placed-cells.ts'
import type { PortfolioRequest } from './portfolio-request.ts'
import { type PrizeSums, prizeBehind, prizeSumsOf } from './prizes.ts'
import { gamesOfSet, type SetGames } from './set-outcome.ts'

/** Few enough that the cells of 900 lineups take 15 MB. */
const GAMES_AT_ONCE = 2_000

/**
 * A set in games of its own, with what its entries would be paid if each were entered by itself, in cents by game. `finishes`: by
 * candidate of the set, each as if it were entered by itself. `means`: the average entry of these games.
 */
export type JudgedSet = SetGames & {
  alone: Float64Array
  finishes: ReadonlyMap<number, Finishes>
  means: AverageEntry
}

/** What sets of candidates get in a range of games: each set entered by itself, all in the same games. */
export function judgeSets(
  source: GameSource,
  { candidates, contest, opponents }: Pick<PortfolioRequest, 'candidates' | 'contest' | 'opponents'>,
  sets: readonly ArrayLike<number>[],
  range: GameRange,
): JudgedSet[] {
  const prizes = prizeSumsOf(contest.tiers)
  const depth = cellDepth(contest)
  const all = [...new Set(sets.flatMap((set) => Array.from(set)))].sort((a, b) => a - b)
  const placeOf = new Map(all.map((candidate, place) => [candidate, place]))
  const places = sets.map((set) => Uint32Array.from(Array.from(set), (candidate) => placeOf.get(candidate)!))
  const lineups = pickLineups(candidates, all)
  const judged = sets.map(() => ({
    payouts: new Float64Array(range.games),
    paid: new Uint16Array(range.games),
    top1: new Uint8Array(range.games),
    top01: new Uint8Array(range.games),
    alone: new Float64Array(range.games),
  }))
  const finished = all.map(() => ({ top1: 0, top10: 0, cash: 0, cells: 0, tied: 0 }))
  const fieldReached = new Float64Array(4)
  forEachPart(range, GAMES_AT_ONCE, (part, from) => {
    const cells = source.cells(lineups, part, depth)
    addTo(fieldReached, cells.fieldReached)
    countFinishes(finished, cells, contest)
    for (const [at, set] of judged.entries()) {
      const own = gamesOfSet(cells, prizes, contest.entries, places[at]!)
      set.payouts.set(own.payouts, from)
      set.paid.set(own.paid, from)
      set.top1.set(own.top1, from)
      set.top01.set(own.top01, from)
      set.alone.set(aloneByGame(cells, prizes, places[at]!), from)
    }
  })
  const finishes = finished.map(({ cells, tied, ...own }) => ({ ...own, copies: tied / Math.max(1, cells) }))
  const means = averageEntry(contest, { fieldReached, games: range.games }, opponents)
  return judged.map((set, at) => ({
    ...set,
    means,
    finishes: new Map(Array.from(sets[at]!, (candidate) => [candidate, finishes[placeOf.get(candidate)!]!])),
  }))
}

/** Adds the places of the cells, each as if its lineup were entered by itself. */
function countFinishes(
  finished: (Omit<Finishes, 'copies'> & { cells: number; tied: number })[],
  { games, starts, candidate, above, tied }: PlacedCells,
  contest: SimContest,
): void {
  const limits = placeLimits(contest)
  for (let cell = 0; cell < starts[games]!; cell++) {
    const own = finished[candidate[cell]!]!
    for (const limit of ['top1', 'top10', 'cash'] as const) if (above[cell]! < limits[limit]) own[limit]++
    own.cells++
    own.tied += tied[cell]!
  }
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
