import { isEnough } from '../contest/evidence.ts'
import { pluralize } from '../figures/format.ts'
import { habitText } from './habit-text.ts'
import type { HabitEvidence } from './habits-over-games.ts'
import type { Habit } from './lineup-figures.ts'
import { hasBegun, type SentencePart, type VerdictFacts } from './verdict-facts.ts'

const CHANGES: Record<Habit, Record<'more' | 'less', string>> = {
  ownership: { more: 'Take more popular players', less: 'Take less popular players' },
  captainOwnership: { more: 'Take more popular captains', less: 'Take less popular captains' },
  copies: { more: 'Do not avoid common lineups', less: 'Enter lineups that fewer others have' },
  salaryLeft: { more: 'Leave more salary', less: 'Leave less salary' },
  largestTeam: { more: 'Take more players of one team', less: 'Spread your players over the teams' },
}

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
  if (!isEnough(games)) {
    return [
      'Too few to say: ',
      { figure: pluralize(games, 'game'), picture: 'build' },
      ' of yours. Who scored in one game is luck. From 3 games on your habits are compared with those of the top 1%.',
    ]
  }
  const [clearest] = evidence.filter(({ change }) => change !== null).sort((a, b) => clarity(b) - clarity(a))
  if (!clearest) {
    return [
      'Nothing yet. Over ',
      { figure: pluralize(games, 'game'), picture: 'build' },
      ' no habit that sets the top 1% apart is clearly different in your entries.',
    ]
  }
  const { habit, change, gap, best, field } = clearest
  return [
    `${CHANGES[habit][change!]}. Over `,
    { figure: pluralize(clearest.games, 'game'), picture: 'build' },
    ' you averaged ',
    { figure: habitText(habit, clearest.mine), picture: 'build' },
    ', the top 1% ',
    { figure: habitText(habit, best), picture: 'build' },
    ' and the field ',
    { figure: habitText(habit, field), picture: 'build' },
    ` (${HABIT_NAMES[habit].toLowerCase()}). You and the top 1% differ by `,
    { figure: `${habitText(habit, Math.abs(gap.mean))} ±${habitText(habit, gap.error)}`, picture: 'build' },
    '.',
  ]
}

/** As the pictures name them. */
export const HABIT_NAMES: Record<Habit, string> = {
  ownership: 'Average ownership',
  captainOwnership: 'Ownership of the captain',
  copies: 'Copies of a lineup',
  salaryLeft: 'Salary left',
  largestTeam: 'Players of one team',
}

function clarity({ gap }: HabitEvidence): number {
  return Math.abs(gap.mean) / (gap.error || Number.EPSILON)
}
