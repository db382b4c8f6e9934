import { formatPct, formatPoints, formatSigned } from '#core/figures/format.ts'
import { HABIT_WORDS } from '#core/verdict/habit-words.ts'
import type { HabitFigures } from '#core/verdict/habits.ts'
import type { PlayerScore } from '#core/verdict/player-scores.ts'
import type { ScoreHistogram } from '#core/verdict/score-histogram.ts'
import type { ExposureGap } from './exposure-gaps.ts'
import { extremePlayers } from './extreme-players.ts'
import { scoreMarks } from './score-words.ts'

/* What each picture shows, in the few words of its head. */

/** `Winner 116.61, Top 1% from 108.41` */
export function scoresFinding(scores: ScoreHistogram): string {
  return scoreMarks(scores)
    .map(({ name, points }) => `${name} ${formatPoints(points)}`)
    .join(', ')
}

/** `Cooper Kupp: 36.90 points, 82.1% owned`, the player with the most points. */
export function ownershipFinding(players: readonly PlayerScore[]): string | null {
  const [best] = extremePlayers(players)
  return best
    ? `${best.player}: ${formatPoints(best.points)} points, ${formatPct(best.ownershipPct)} owned`
    : null
}

/** `DeeJay Dallas +70.5`, the widest difference. */
export function exposureFinding([widest]: readonly ExposureGap[]): string | null {
  return widest ? `${widest.player} ${formatSigned(widest.gap)}` : null
}

/** The habit in which the best 1% are farthest from the field, in spreads of the field's lineups. */
export function buildFinding(habits: readonly HabitFigures[]): string | null {
  const distance = ({ field, best, fieldSpread }: HabitFigures) =>
    best ? Math.abs(best.mean - field.mean) / (fieldSpread || 1) : -1
  const [widest] = habits.toSorted((a, b) => distance(b) - distance(a))
  if (!widest?.best) return null
  const { name, number } = HABIT_WORDS[widest.habit]
  return `${name}: top 1% ${number(widest.best.mean)}, field ${number(widest.field.mean)}`
}
