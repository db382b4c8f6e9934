import { groupBy } from '../collections/group-by.ts'
import { isEnough } from '../contest/evidence.ts'
import { betaShareBelow } from '../numbers/distributions/beta.ts'
import type { HabitObservation } from './habit-observation.ts'
import { HABITS, type Habit } from './lineup-figures.ts'

/*
 * Which habits of the user differ from those of the best 1% over several games. A game is one observation, whatever the
 * number of its contests and entries: in one game the best 1% are those who held the players that happened to score.
 * A change is suggested only where both hold beyond their errors: the best 1% differ from the field,
 * and the user from the best 1% in the opposite direction.
 */

/** A mean over games with its standard error. */
type OverGames = { mean: number; error: number }

export type HabitEvidence = {
  habit: Habit
  games: number
  /** Means over the games. */
  mine: number
  best: number
  field: number
  /** The user minus the best 1%. */
  gap: OverGames
  /** Null: the evidence does not carry a change. */
  change: 'more' | 'less' | null
}

const FALSE_ALARMS = 0.05

/** What the games say about each habit that is known in at least one of them. */
export function habitsOverGames(observations: readonly HabitObservation[]): HabitEvidence[] {
  const byGame = groupBy(observations, ({ game }) => game)
  return HABITS.flatMap((habit) => {
    const games = [...byGame.values()].flatMap((contests) => meanOfGame(contests, habit) ?? [])
    if (games.length === 0) return []
    const gap = overGames(games.map(({ mine, best }) => mine - best))
    const edge = overGames(games.map(({ best, field }) => best - field))
    const areClear = [gap, edge].every((each) => isBeyondError(each, games.length))
    const isOpposite = Math.sign(gap.mean) === -Math.sign(edge.mean)
    return {
      habit,
      games: games.length,
      mine: mean(games.map((game) => game.mine)),
      best: mean(games.map((game) => game.best)),
      field: mean(games.map((game) => game.field)),
      gap,
      change: areClear && isOpposite ? (gap.mean < 0 ? 'more' : 'less') : null,
    }
  })
}

function meanOfGame(contests: readonly HabitObservation[], habit: Habit) {
  const known = contests.flatMap(({ habits }) => habits.filter((each) => each.habit === habit))
  if (known.length === 0) return null
  return {
    mine: mean(known.map(({ mine }) => mine)),
    best: mean(known.map(({ best }) => best)),
    field: mean(known.map(({ field }) => field)),
  }
}

function overGames(values: readonly number[]): OverGames {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return { mean: middle, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) }
}

/** Student's t, two-sided, at 5% over all habits together. */
function isBeyondError({ mean: middle, error }: OverGames, games: number): boolean {
  if (!isEnough(games) || middle === 0) return false
  const degrees = games - 1
  const t = middle / error
  const chance = error === 0 ? 0 : betaShareBelow(degrees / (degrees + t * t), { a: degrees / 2, b: 0.5 })
  return chance * HABITS.length < FALSE_ALARMS
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
