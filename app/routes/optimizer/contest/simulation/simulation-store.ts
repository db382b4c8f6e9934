import { loadSimulation, storeSimulation } from '#app/lib/stored/slate-storage.ts'
import { subscribers } from '#app/lib/subscribers.ts'
import { type Lineup, lineupKey } from '#core/lineups/lineup.ts'
import { parseSimulation, type Simulation } from './simulation.ts'

/** Where figures are shown: the list of the Entries side, or the lineup in the builder. */
export type SimulationPlace = 'list' | 'lineup'

export type RunningSimulation = {
  /** The key of the slate. */
  slate: string
  /** Games simulated; 0 while the field is drawn. */
  games: number
  wanted: number
  /** `performance.now()` */
  startedAt: number
  /** The lineups that are played, by `lineupKey`. */
  lineups: ReadonlySet<string>
  /** The server simulates, since this device can't. */
  isAtEdge?: true
}

/** Most lineups of the list are not among those that are played: it was built anew, and their figures serve for nothing. */
export function playsAnotherList(
  { lineups }: Pick<RunningSimulation, 'lineups'>,
  list: readonly { lineup: Lineup }[],
): boolean {
  return 2 * list.filter(({ lineup }) => lineups.has(lineupKey(lineup))).length < list.length
}

export type SimulationState = {
  result: Simulation | null
  running: RunningSimulation | null
  /** Why the last simulation gave no figures, as a sentence. */
  failure: { slate: string; sentence: string } | null
}

/* Outside of React, so that a simulation goes on while the user is on the other side of the screen. */
const states = new Map<string, SimulationState>()
const changed = subscribers()
export const onSimulation = changed.subscribe

/** The same object until something changes. */
export function simulationOf(modeId: string, place: SimulationPlace): SimulationState {
  const key = `${modeId}:${place}`
  const known = states.get(key)
  if (known) return known
  const first = { result: parseSimulation(loadSimulation(key)), running: null, failure: null }
  states.set(key, first)
  return first
}

export function changeSimulation(
  modeId: string,
  place: SimulationPlace,
  changes: Partial<SimulationState>,
): void {
  const key = `${modeId}:${place}`
  states.set(key, { ...simulationOf(modeId, place), ...changes })
  if (changes.result) storeSimulation(key, JSON.stringify(changes.result))
  changed.publish()
}
