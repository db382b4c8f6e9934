import type { HabitFigures } from './habits.ts'
import type { Habit } from './lineup-figures.ts'

/** The habits of one contest, kept for the comparison with others; only those that are known of all three groups. */
export type HabitObservation = {
  game: string
  /** Id of the contest's format. */
  format: string | null
  habits: { habit: Habit; mine: number; best: number; field: number }[]
}

/** Null for a contest that says nothing about habits: it was running, or has no entry of the user with a lineup. */
export function habitObservation({
  game,
  format,
  isLive,
  habits,
}: {
  game: string
  format: string | null
  isLive: boolean
  habits: readonly HabitFigures[]
}): HabitObservation | null {
  const known = habits.flatMap(({ habit, mine, best, field }) =>
    mine && best ? { habit, mine: mine.mean, best: best.mean, field: field.mean } : [],
  )
  return isLive || known.length === 0 ? null : { game, format, habits: known }
}

/** The games among observations: contests of one game count once. */
export function countGames(observations: readonly HabitObservation[]): number {
  return new Set(observations.map(({ game }) => game)).size
}
