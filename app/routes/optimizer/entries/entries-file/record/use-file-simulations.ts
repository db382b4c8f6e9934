import { useMemo, useState } from 'react'
import { askSimulator } from '#app/lib/threads/sim/sim-client.ts'
import type { SimFigures } from '#app/lib/threads/sim/sim-run.ts'
import { type Run, useTask } from '#app/lib/threads/use-task.ts'
import type { ReservedContest } from '#core/entries-file/contests-in-file.ts'
import { type Lineup, lineupKey } from '#core/lineups/lineup.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'
import { figuresOf } from '../../../contest/simulation/figures-of.ts'
import { questionOf } from '../../../contest/simulation/question-of.ts'
import {
  changedSinceSimulated,
  type SimulatedFrom,
  simulatedFrom,
} from '../../../contest/simulation/simulated-from.ts'
import { isEstimated } from '../../../contest/simulation/simulation-sentences.ts'
import { waitForLearned } from '../../../learned/use-learned.ts'
import type { LineupState } from '../../../state/lineup-state.ts'
import type { EntryChange } from '../entry-changes.ts'
import { distinctLineups } from '../lineups-of-file.ts'
import type { Simulated } from './forecast-of.ts'

/** Enough for a forecast; a file has up to dozens of contests. */
const GAMES = 10_000

type Kept = Simulated & { from: SimulatedFrom }
type Stage = { contest: number; of: number; problem: string | null }
const NOT_HERE = 'This browser could not run the simulation.'

/**
 * Simulates the contests of an entries file, one after the other, each with the lineups that are entered in it. `simulated`:
 * by contest key, as long as nothing changed since. `settingsOf`: the contests by key. `problem`: why some were not, as a sentence.
 */
export function useFileSimulations(
  state: LineupState,
  contests: readonly ReservedContest[],
  changes: readonly EntryChange[],
  settingsOf: ReadonlyMap<string, ContestSettings>,
) {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map())

  const simulated = useMemo(
    () =>
      new Map(
        [...kept].filter(
          ([key, { contest, from }]) =>
            changedSinceSimulated(from, simulatedFrom(state, settingsOf.get(key) ?? contest)).length === 0,
        ),
      ),
    [kept, state, settingsOf],
  )

  const { told, isRunning, failure, start } = useTask(
    [],
    async ({ signal, tell }: Run<Stage>) => {
      const paid = contests.filter(({ feeCents }) => feeCents !== 0)
      let problem: string | null = null
      for (const [place, { contestKey }] of paid.entries()) {
        const settings = settingsOf.get(contestKey)!
        const contest = simContestOf(settings)
        if (!contest.ok) problem = `${settings.name ?? contestKey}: ${contest.error}`
        tell({ contest: place + 1, of: paid.length, problem })
        if (!contest.ok) continue
        const entered = changes.filter(({ entry }) => entry.contestKey === contestKey)
        const lineups = distinctLineups(
          entered.map(({ after }) => after),
          state,
        )
        await waitForLearned(state.playerPool, state.mode)
        const question = {
          ...questionOf(state, contest.value.contest, lineups),
          opponents: settings.opponents,
        }
        const from = simulatedFrom(state, settings)
        await askSimulator(question, {
          rounds: [GAMES],
          signal,
          onGames: () => {},
          onFigures: ({ games, lineups: figures }) => {
            const byKey = figuresBy(
              lineups,
              figures,
              isEstimated(state.playerPool, { file: settings.opponents }),
            )
            const figured = {
              contest: settings,
              games,
              from,
              means: averageEntry(contest.value.contest),
              lineups: byKey,
            }
            setKept((before) => new Map([...before, [contestKey, figured]]))
          },
        })
        if (signal.aborted) break
      }
      return null
    },
    { notHere: NOT_HERE },
  )

  return {
    simulated,
    running: isRunning ? told : null,
    problem: failure ?? told?.problem ?? null,
    simulate: () => void start(),
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
