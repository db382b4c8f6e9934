/** What a search proved about a lineup; gaps in points of the objective. */
export type Proof = {
  /** The number of legal lineups; a lower bound where not `examinedIsExact`. */
  examined: number
  examinedIsExact: boolean
  /** No legal lineup is better by more than this; 0 where the lineup is optimal. */
  gap: number
  /** Null when it was not requested or not proved, or when there is no second lineup. */
  runnerUpGap: number | null
}

/** Whether the lineup is the only legal one. */
export function isOnlyLineup({ examined, examinedIsExact, gap }: Proof): boolean {
  return examined === 1 && examinedIsExact && gap === 0
}
