import { HABITS, type Habit, type LineupFigures } from './lineup-figures.ts'

/** The mean over the lineups of a group for which the figure is known. */
export type GroupMean = { mean: number; lineups: number }

/** One habit of the field, the best 1%, the winner and the user; null for a group in which it is known of no lineup. */
export type HabitFigures = {
  habit: Habit
  field: GroupMean
  /** The standard deviation over the field's lineups. */
  fieldSpread: number
  best: GroupMean | null
  winner: GroupMean | null
  mine: GroupMean | null
}

/** Entry numbers of the groups; the field is every entry. */
export type EntryGroups = { best: readonly number[]; winner: readonly number[]; mine: readonly number[] }

/** The habits that are known of the field, in the order of `HABITS`. */
export function habitFigures(figures: LineupFigures, groups: EntryGroups): HabitFigures[] {
  return HABITS.flatMap((habit) => {
    const column = figures[habit]
    const known = column.filter((figure) => !Number.isNaN(figure))
    if (known.length === 0) return []
    const mean = meanOf(known)
    const squares = known.reduce((sum, figure) => sum + (figure - mean) ** 2, 0)
    const group = (entries: readonly number[]) => groupMean(entries.map((entry) => column[entry]!))
    return {
      habit,
      field: { mean, lineups: known.length },
      fieldSpread: Math.sqrt(squares / known.length),
      best: group(groups.best),
      winner: group(groups.winner),
      mine: group(groups.mine),
    }
  })
}

function groupMean(figures: readonly number[]): GroupMean | null {
  const known = figures.filter((figure) => !Number.isNaN(figure))
  return known.length === 0 ? null : { mean: meanOf(known), lineups: known.length }
}

function meanOf(figures: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < figures.length; i += 1) sum += figures[i]!
  return sum / figures.length
}
