import { askProfit } from '#app/lib/threads/entries/ask-profit.ts'
import type { EntriesTogether } from '#app/lib/threads/entries/entries-messages.ts'
import { failureOf } from '#app/lib/threads/pool.ts'
import { askSimulator } from '#app/lib/threads/sim/sim-client.ts'
import { type Lineup, lineupKey } from '#core/lineups/lineup.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { Player } from '#core/players/player.ts'
import type { SimFigures } from '#optimizer/simulation/sim-figures.ts'
import { figuresOf } from '../../../contest/simulation/figures-of.ts'
import { questionOf } from '../../../contest/simulation/question-of.ts'
import { isEstimated } from '../../../contest/simulation/simulation-sentences.ts'
import { waitForLearned } from '../../../learned/use-learned.ts'
import type { LineupState } from '../../../state/lineup-state.ts'
import { distinctLineups } from '../lineups-of-file.ts'
import type { Simulated } from './forecast-of.ts'

/** Enough for a forecast; a file has up to dozens of contests. */
export const GAMES = 10_000
export const NOT_HERE = 'This browser could not run the simulation.'
/** Nothing stops a run. */
const { signal } = new AbortController()

/** A contest of the file, and the lineups that are entered in it. */
export type DueContest = {
  contestKey: string
  settings: ContestSettings
  contest: SimContest
  entered: readonly Player[][]
}

/** What a contest's entries make together, and what each of their lineups makes alone. */
export type PlayedFigures = { together: EntriesTogether } | { alone: Simulated }

/**
 * Plays contests one after the other. What the entries make together comes before what each lineup makes alone: it is what the
 * screen shows, and takes less time. What can't be played leaves the others their figures: `onProblem` is told why, as a sentence.
 */
export async function playContests(
  due: readonly DueContest[],
  state: LineupState,
  told: {
    /** The contest at this place is begun. */
    onContest: (place: number) => void
    onFigures: (contestKey: string, figures: PlayedFigures) => void
    onProblem: (sentence: string) => void
  },
): Promise<void> {
  for (const [place, { contestKey, settings, contest, entered }] of due.entries()) {
    told.onContest(place)
    const lineups = distinctLineups(entered, state)
    await waitForLearned(state.playerPool, state.format)
    const question = questionOf(state, contest, lineups, settings)
    const sim = { ...question, lineups: entered.map((players) => players.map(({ id }) => id)) }
    const onProgress = (together: EntriesTogether) => told.onFigures(contestKey, { together })
    await askProfit(sim, [GAMES], { signal, onProgress }).catch((error) =>
      // Forecasts are made all the same, by the server where this browser can't.
      told.onProblem(failureOf(error, NOT_HERE)),
    )
    await askSimulator(question, {
      rounds: [GAMES],
      signal,
      onGames: () => {},
      onFigures: ({ games, means, lineups: figures }) => {
        const isEstimate = isEstimated(state.playerPool, { file: settings.opponents })
        const byKey = figuresBy(lineups, figures, isEstimate)
        told.onFigures(contestKey, { alone: { contest: settings, games, means, lineups: byKey } })
      },
    }).catch((error) => told.onProblem(`${settings.name ?? contestKey}: ${failureOf(error, NOT_HERE)}`))
  }
}

function figuresBy(
  lineups: readonly Lineup[],
  figures: SimFigures['lineups'],
  isEstimate: boolean,
): Simulated['lineups'] {
  return Object.fromEntries(
    figures.flatMap((each, i) => {
      if (each === null) return []
      return [[lineupKey(lineups[i]!), figuresOf(each, isEstimate)]]
    }),
  )
}
