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

/** The habits that are known of the field's `entries`, in the order of `HABITS`. */
export function habitFigures(
  figures: LineupFigures,
  { entries, ...groups }: EntryGroups & { entries: number },
): HabitFigures[] {
  return HABITS.flatMap((habit) => {
    const figure = figures[habit]
    const field = meanOver(allOf(entries), figure)
    if (field === null) return []
    const variance = meanOver(allOf(entries), (entry) => (figure(entry) - field.mean) ** 2)!.mean
    return {
      habit,
      field,
      fieldSpread: Math.sqrt(variance),
      best: meanOver(groups.best, figure),
      winner: meanOver(groups.winner, figure),
      mine: meanOver(groups.mine, figure),
    }
  })
}

/** The numbers of all entries, none of them kept. */
function* allOf(entries: number): Generator<number> {
  for (let entry = 0; entry < entries; entry += 1) yield entry
}

function meanOver(entries: Iterable<number>, figure: (entry: number) => number): GroupMean | null {
  let lineups = 0
  let sum = 0
  for (const entry of entries) {
    const known = figure(entry)
    if (Number.isNaN(known)) continue
    lineups += 1
    sum += known
  }
  return lineups === 0 ? null : { mean: sum / lineups, lineups }
}
