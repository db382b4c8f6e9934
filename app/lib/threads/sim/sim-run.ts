import type { SimFigures } from '#optimizer/simulation/sim-figures.ts'

export type SimRun = {
  /** After how many games figures are reported; the last one ends the simulation. */
  rounds: readonly number[]
  signal: AbortSignal
  onGames: (games: number) => void
  onFigures: (figures: SimFigures) => void
  /** Told how many games the server will play, where this browser can't. */
  onEdge?: (games: number) => void
}

/**
 * The run, told only of more games than before. A second attempt plays the same games again from the first one on, and what is
 * shown must not step back.
 */
export function onlyForward({ onGames, onFigures, ...run }: SimRun): SimRun {
  let [played, reported] = [0, 0]
  return {
    ...run,
    onGames: (games) => {
      if (games <= played) return
      played = games
      onGames(games)
    },
    onFigures: (figures) => {
      if (figures.games <= reported) return
      reported = figures.games
      onFigures(figures)
    },
  }
}
