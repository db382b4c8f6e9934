import type { Sliced } from '#core/sliced.ts'

/**
 * Shares the steps of a build among its searches. Half of them is set aside in equal parts, one for each lineup, so that a
 * hard search leaves enough for the later ones; the other half is for the searches that need more, whichever comes first.
 *
 * What a search takes besides its steps counts too, so that neither many small searches nor a long plan can take more time
 * than the steps allow.
 */
export type StepMeter = {
  /** The steps that one search may take while so many lineups are still wanted. */
  forOneSearch: (lineupsLeft: number) => number
  spendSearch: (steps: number) => void
  /** Looks at what a plan may do; one without a number. */
  spendLooks: (looks?: number) => void
  /** From now on nothing is set aside. False: nothing was. */
  release: () => boolean
  /** Yields the steps since the last time, where those are many. */
  pause: () => Sliced<void>
  left: () => number
  spent: () => number
}

const STEPS_TO_PREPARE = 4_000
const STEPS_OF_A_LOOK = 50
/** About 3 ms. */
const STEPS_BETWEEN_PAUSES = 100_000

/** `mostOfASearch`: no search takes more steps. */
export function stepMeter(steps: number, lineups: number, mostOfASearch: number): StepMeter {
  let part = steps / 2 / Math.max(1, lineups)
  let spent = 0
  let paused = 0
  return {
    forOneSearch: (lineupsLeft) =>
      Math.min(mostOfASearch, Math.floor(steps - spent - part * Math.max(0, lineupsLeft - 1))),
    spendSearch: (taken) => {
      spent += taken + STEPS_TO_PREPARE
    },
    spendLooks: (looks = 1) => {
      spent += looks * STEPS_OF_A_LOOK
    },
    release: () => {
      const wasSetAside = part > 0
      part = 0
      return wasSetAside
    },
    *pause() {
      const since = spent - paused
      if (since < STEPS_BETWEEN_PAUSES) return
      paused = spent
      yield since
    },
    left: () => steps - spent,
    spent: () => spent,
  }
}
