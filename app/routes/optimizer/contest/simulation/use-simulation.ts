import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { failureOf } from '#app/lib/threads/pool.ts'
import { askSimulator, prepareSimulator, wakeSimulator } from '#app/lib/threads/sim/sim-client.ts'
import { atIntervals } from '#app/lib/turns/at-intervals.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { type Lineup, lineupKey } from '#core/lineups/lineup.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { crowdsSentence } from '../../learned/crowds-sentence.ts'
import { waitForLearned } from '../../learned/use-learned.ts'
import { checksum } from '../../state/checksum.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { crowdsInUse } from '../settings/crowds-in-use.ts'
import { figuresOf } from './figures-of.ts'
import { gamesToPlay, isPhone } from './games-to-play.ts'
import { questionOf } from './question-of.ts'
import { simulatedFrom } from './simulated-from.ts'
import type { Simulation } from './simulation.ts'
import { whoseInField } from './simulation-sentences.ts'
import {
  changeSimulation,
  onSimulation,
  type RunningSimulation,
  type SimulationPlace,
  simulationOf,
} from './simulation-store.ts'

export type SimulationView = {
  /** The simulation of this slate. */
  result: Simulation | null
  running: RunningSimulation | null
  /** A sentence for the user. */
  failure: string | null
  simulate: (contest: ContestSettings, lineups: readonly Lineup[]) => void
  cancel: () => void
}

export const NOT_HERE = 'This browser could not run the simulation. Reload the page and try again.'

/** Runs of this page, by format and place; a new one ends the one before it. */
const stops = new Map<string, AbortController>()

/** The simulation of one place of the screen; the figures that are shown stay until newer ones are there. */
export function useSimulation(state: LineupState, place: SimulationPlace): SimulationView {
  const { format, playerPool } = state
  const { result, running, failure } = useSyncExternalStore(onSimulation, () =>
    simulationOf(format.id, place),
  )
  const slate = useMemo(() => checksum(playerPool.map(({ id }) => id)), [playerPool])
  const cancel = useCallback(() => stopOf(format.id, place)?.abort(), [format.id, place])
  return {
    result: result?.slate === slate ? result : null,
    running: running?.slate === slate ? running : null,
    failure: failure?.slate === slate ? failure.sentence : null,
    simulate: (contest, lineups) => void simulate(state, { slate, place, contest, lineups }),
    cancel,
  }
}

async function simulate(
  state: LineupState,
  {
    slate,
    place,
    contest: settings,
    lineups,
  }: { slate: string; place: SimulationPlace; contest: ContestSettings; lineups: readonly Lineup[] },
) {
  const { format } = state
  const change = (changes: Parameters<typeof changeSimulation>[2]) =>
    changeSimulation(format.id, place, changes)
  stopOf(format.id, place)?.abort()
  const contest = simContestOf(settings)
  if (!contest.ok) return change({ running: null, failure: { slate, sentence: contest.error } })

  const stop = new AbortController()
  stops.set(`${format.id}:${place}`, stop)
  const rounds = gamesToPlay()
  const keys = lineups.map(lineupKey)
  let run: RunningSimulation = {
    ...{ slate, lineups: new Set(keys) },
    ...{ games: 0, wanted: rounds.at(-1)!, startedAt: performance.now() },
  }
  change({ running: run, failure: null })
  const from = simulatedFrom(state, settings)
  try {
    await waitForLearned(state.playerPool, format)
    if (stop.signal.aborted) return
    const crowds = settings.opponents ? null : crowdsInUse(state)
    const whose = whoseInField(state.playerPool)
    const isEstimate = whose === 'model' && !settings.opponents
    await askSimulator(questionOf(state, contest.value.contest, lineups), {
      rounds,
      signal: stop.signal,
      onEdge: (wanted) => {
        run = { ...run, wanted, isAtEdge: true }
        change({ running: run })
      },
      onGames: atIntervals((games) => change({ running: { ...run, games } })),
      onFigures: ({ games, means, field, lineups: figures }) =>
        change({
          result: {
            slate,
            from,
            entries: contest.value.contest.entries,
            feeCents: contest.value.contest.feeCents,
            games,
            wanted: run.wanted,
            means,
            field: {
              worst: field.worst,
              isAttainable: field.isAttainable,
              whose,
              ...(field.stacks && { stacks: field.stacks }),
              ...(settings.opponents
                ? { file: { name: settings.opponents.name, leftOut: field.leftOut } }
                : {}),
              ...(crowds ? { crowds: crowdsSentence(crowds) ?? undefined } : {}),
            },
            lineups: Object.fromEntries(
              figures.flatMap((each, i) => (each === null ? [] : [[keys[i]!, figuresOf(each, isEstimate)]])),
            ),
          },
        }),
    })
  } catch (error) {
    if (!stop.signal.aborted) change({ failure: { slate, sentence: failureOf(error, NOT_HERE) } })
  } finally {
    if (stopOf(format.id, place) === stop) change({ running: null })
  }
}

/** A pool that is being edited changes with each key. */
const PREPARED_AFTER_MS = 600

/**
 * Starts the threads when the Entries side is opened and draws the field for its list, so that the first figures come at
 * once. A phone starts them for a list only.
 */
export function usePreparedField(
  state: LineupState,
  settings: ContestSettings,
  { mayWake, mayDraw }: { mayWake: boolean; mayDraw: boolean },
): void {
  const { format, playerPool, inactivePeople, putBack } = state
  const wakes = mayDraw || (mayWake && !isPhone())
  useEffect(() => (wakes ? whenIdle(wakeSimulator) : undefined), [wakes])
  // A simulation that began and ended meanwhile changes nothing of what the field follows from.
  const drawnFrom = useRef<readonly unknown[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a field follows from, not the whole state
  useEffect(() => {
    const from = [format, playerPool, inactivePeople, putBack, settings]
    if (!mayDraw || drawnFrom.current?.every((each, place) => each === from[place])) return
    let isCurrent = true
    const timer = setTimeout(
      () => {
        drawnFrom.current = from
        const contest = simContestOf(settings)
        if (!contest.ok) return
        const sim = contest.value.contest
        void waitForLearned(playerPool, format).then(
          () => isCurrent && prepareSimulator(questionOf(state, sim, [])),
        )
      },
      drawnFrom.current === null ? 0 : PREPARED_AFTER_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [mayDraw, format, playerPool, inactivePeople, putBack, settings])
}

function stopOf(modeId: string, place: SimulationPlace): AbortController | undefined {
  return stops.get(`${modeId}:${place}`)
}
