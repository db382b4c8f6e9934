import type { FoundLineups } from '../lineups-under.ts'

/** The steps of all searches of a repair. */
export type StepPurse = {
  /** A search takes at most what is left. */
  spend: (search: (stepBudget: number) => FoundLineups) => FoundLineups
  /** How many searches could not prove their answer. */
  unproved: () => number
}

/** What a search takes besides its steps. */
const STEPS_TO_PREPARE = 4_000
/** No search takes more, so that one hard lineup leaves enough for the others. */
const MOST_OF_A_SEARCH = 2_000_000

export function stepPurse(steps: number): StepPurse {
  let left = steps
  let unproved = 0
  return {
    spend: (search) => {
      const found =
        left > 0 ? search(Math.min(left, MOST_OF_A_SEARCH)) : { lineups: [], isProved: false, steps: 0 }
      left -= found.steps + STEPS_TO_PREPARE
      if (!found.isProved) unproved++
      return found
    },
    unproved: () => unproved,
  }
}
