import { createContext, use } from 'react'
import type { Simulation } from '../../contest/simulation/simulation.ts'
import type { ListedLineup } from './listed-lineups.ts'

type ListOnScreen = {
  /** All lineups of the list, with their figures as they are shown. */
  lineups: readonly ListedLineup[]
  /** The simulation of the list, with raw figures; null before it was simulated. */
  simulation: Simulation | null
  /** Figures as they came out of the games, not moved towards the field. */
  showsRaw: boolean
  /** Lineups of the next build. */
  count: number
}

/** The list of the Entries side, for the parts beside it and its dialogs. */
export const ListContext = createContext<ListOnScreen | null>(null)

export function useList(): ListOnScreen {
  return use(ListContext)!
}
