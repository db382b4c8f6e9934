import { useEffect, useMemo, useRef, useState } from 'react'
import { failureOf } from '#app/lib/threads/pool.ts'
import { askSimulator } from '#app/lib/threads/sim/sim-client.ts'
import type { SimFigures } from '#app/lib/threads/sim/sim-run.ts'
import type { ReservedContest } from '#core/entries-file/contests-in-file.ts'
import { type Lineup, lineupKey, lineupOf } from '#core/lineups/lineup.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { contestsOfEntries } from '#core/payouts/contests-of-entries.ts'
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
import type { Simulated } from './forecast-of.ts'

/** Enough for a forecast; a file has up to dozens of contests. */
const GAMES = 10_000

type Kept = Simulated & { from: SimulatedFrom }

/**
 * Simulates the contests of an entries file, one after the other, each with the lineups that are entered in it. `simulated`:
 * by contest key, as long as nothing changed since. `problem`: why some were not, as a sentence.
 */
export function useFileSimulations(
  state: LineupState,
  contests: readonly ReservedContest[],
  changes: readonly EntryChange[],
) {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map())
  const [running, setRunning] = useState<{ contest: number; of: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const simulated = useMemo(
    () =>
      new Map(
        [...kept].filter(
          ([, { contest, from }]) => changedSinceSimulated(from, simulatedFrom(state, contest)).length === 0,
        ),
      ),
    [kept, state],
  )

  async function simulate() {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    const { signal } = own
    const paid = contests.filter(({ feeCents }) => feeCents !== 0)
    setProblem(null)
    try {
      for (const [place, { contestKey, entries }] of paid.entries()) {
        setRunning({ contest: place + 1, of: paid.length })
        const settings = settingsOf(state, entries)
        const contest = simContestOf(settings)
        if (!contest.ok) {
          setProblem(`${settings.name ?? contestKey}: ${contest.error}`)
          continue
        }
        const lineups = lineupsIn(contestKey, changes, state)
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
        if (signal.aborted) return
      }
    } catch (error) {
      setProblem(failureOf(error, 'This browser could not run the simulation.'))
    } finally {
      if (stop.current === own) setRunning(null)
    }
  }

  return { simulated, running, problem, simulate: () => void simulate() }
}

/** As the user set a contest of this name, else as its name says. */
function settingsOf(
  { contest, moreContests }: LineupState,
  entries: ReservedContest['entries'],
): ContestSettings {
  const own = [...(contest ? [contest] : []), ...moreContests.map(({ settings }) => settings)]
  const [named] = contestsOfEntries(entries)
  return own.find(({ name }) => name !== undefined && name === named!.settings.name) ?? named!.settings
}

/** Each lineup once. */
function lineupsIn(contestKey: string, changes: readonly EntryChange[], { mode }: LineupState): Lineup[] {
  const lineups = changes
    .filter(({ entry }) => entry.contestKey === contestKey)
    .map(({ after }) => after.filter((player) => player !== null))
    .filter((players) => players.length === mode.rosterSlots.length)
    .map((players) => lineupOf(mode, players))
  return [...new Map(lineups.map((lineup) => [lineupKey(lineup), lineup])).values()]
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
