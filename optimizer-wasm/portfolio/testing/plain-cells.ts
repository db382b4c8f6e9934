import type { PlacedCells } from '../placed-cells.ts'

/** A game's scores in whole 1/200 points. */
export type GameScores = {
  candidates: ArrayLike<number>
  opponents: ArrayLike<number>
  /** How many entries each opponent's lineup stands for. */
  copies: ArrayLike<number>
}

/** Cells that grow game by game. */
export type CellList = { add(game: GameScores): void; cells(): PlacedCells }

/**
 * @param depth candidates with so many or more opponents above them have no cell.
 * @param limits places of the four limits that opponents reach.
 */
export function cellList(candidates: number, depth: number, limits: readonly number[] = []): CellList {
  const starts = [0]
  const candidate: number[] = []
  const score: number[] = []
  const above: number[] = []
  const tied: number[] = []
  const fieldReached = new Float64Array(4)
  return {
    add(game) {
      const opponents = standingsOf(game)
      const order = Array.from({ length: candidates }, (_, index) => index).sort(
        (a, b) => game.candidates[b]! - game.candidates[a]! || a - b,
      )
      let better = 0
      let place = 0
      for (const index of order) {
        const own = game.candidates[index]!
        while (place < opponents.length && opponents[place]!.score > own)
          better += opponents[place++]!.entries
        if (better >= depth) break
        const level = opponents[place]
        candidate.push(index)
        score.push(own)
        above.push(better)
        tied.push(level?.score === own ? level.entries : 0)
      }
      starts.push(candidate.length)
      const best = Array.from(game.opponents, (own, index) => Array<number>(game.copies[index]!).fill(own))
        .flat()
        .sort((a, b) => b - a)
      const atLeast = (place: number) => best.filter((own) => own >= best[place - 1]!).length
      const seen = atLeast(Math.min(depth, best.length))
      for (const [limit, places] of limits.entries())
        if (places <= seen) fieldReached[limit]! += atLeast(places)
    },
    cells: () => ({
      games: starts.length - 1,
      candidates,
      starts: Uint32Array.from(starts),
      candidate: Uint16Array.from(candidate),
      score: Int32Array.from(score),
      above: Uint32Array.from(above),
      tied: Uint32Array.from(tied),
      fieldReached,
    }),
  }
}

/** The opponents' scores, the highest first, with the entries that have it. */
function standingsOf({ opponents, copies }: GameScores): { score: number; entries: number }[] {
  const entriesByScore = new Map<number, number>()
  for (let index = 0; index < opponents.length; index++) {
    const score = opponents[index]!
    entriesByScore.set(score, (entriesByScore.get(score) ?? 0) + copies[index]!)
  }
  return [...entriesByScore].map(([score, entries]) => ({ score, entries })).sort((a, b) => b.score - a.score)
}
