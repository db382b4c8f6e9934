import { isEnough } from '../contest/evidence.ts'
import { pluralize } from '../figures/format.ts'
import { HABIT_WORDS, habitText } from './habit-words.ts'
import type { HabitEvidence } from './habits-over-games.ts'
import { type SentencePart, sentence, shown } from './sentence.ts'
import { hasBegun, type VerdictFacts } from './verdict-facts.ts'

/**
 * What the user should change, only as far as games carry it: a habit, never a player, since who scored in one game says
 * nothing about the next. `games`: those of the user that could be compared, this one included.
 */
export function whatToChange(
  { figures }: VerdictFacts,
  { games, evidence }: { games: number; evidence: readonly HabitEvidence[] },
): SentencePart[] {
  const { isLive, mine } = figures
  if (!hasBegun(figures)) return ['Nothing yet: the games have not begun.']
  if (isLive) return ['Nothing yet: the contest was running, and its points are not final.']
  if (mine === null) return []
  if (mine.lineups === 0) return ['Without a lineup of yours there is nothing to compare.']
  const gamesOf = (count: number) => shown('build', pluralize(count, 'game'))
  if (!isEnough(games))
    return sentence`Too few to say: ${gamesOf(games)} of yours. Who scored in one game is luck. From 3 games on your habits are compared with those of the top 1%.`
  const [clearest] = evidence.filter(({ change }) => change !== null).sort((a, b) => clarity(b) - clarity(a))
  if (!clearest)
    return sentence`Nothing yet. Over ${gamesOf(games)} no habit that sets the top 1% apart is clearly different in your entries.`
  const { habit, change, gap, mine: yours, best, field } = clearest
  const words = HABIT_WORDS[habit]
  const figure = (value: number) => shown('build', habitText(habit, value))
  const error = shown('build', `${habitText(habit, Math.abs(gap.mean))} ±${habitText(habit, gap.error)}`)
  return sentence`${words[change!]}. Over ${gamesOf(clearest.games)} you averaged ${figure(yours)}, the top 1% ${figure(best)} and the field ${figure(field)} (${words.name.toLowerCase()}). You and the top 1% differ by ${error}.`
}

function clarity({ gap }: HabitEvidence): number {
  return Math.abs(gap.mean) / (gap.error || Number.EPSILON)
}
