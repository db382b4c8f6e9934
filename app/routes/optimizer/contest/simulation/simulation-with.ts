import { changedSinceSimulated, type SimulatedFrom } from './simulated-from.ts'
import type { Simulation } from './simulation.ts'

/** The simulation with this lineup that is not stale and has the most games; null without one. */
export function simulationWith(
  simulations: readonly (Simulation | null)[],
  lineup: string,
  now: SimulatedFrom,
): Simulation | null {
  const rank = ({ from, games }: Simulation) =>
    games - (changedSinceSimulated(from, now).length > 0 ? 1e9 : 0)
  return simulations
    .flatMap((each) => (each && lineup in each.lineups ? [each] : []))
    .reduce<Simulation | null>((best, each) => (best && rank(best) >= rank(each) ? best : each), null)
}
