/**
 * Shares the steps of a build among its searches. Half of them is set aside in equal parts, one for each lineup, so that a
 * hard search leaves enough for the later ones; the other half is for the searches that need more, whichever comes first.
 */
export type StepMeter = {
  /** The steps that one search may take while so many lineups are still wanted. */
  forOneSearch: (lineupsLeft: number) => number
  spend: (steps: number) => void
  left: () => number
  spent: () => number
}

export function stepMeter(steps: number, lineups: number): StepMeter {
  const part = steps / 2 / Math.max(1, lineups)
  let spent = 0
  return {
    forOneSearch: (lineupsLeft) => Math.floor(steps - spent - part * Math.max(0, lineupsLeft - 1)),
    spend: (taken) => {
      spent += taken
    },
    left: () => steps - spent,
    spent: () => spent,
  }
}
