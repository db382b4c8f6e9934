import { formatCount, formatPct, formatPoints, pluralize } from '../figures/format.ts'
import {
  countCompared,
  type ExposureDifference,
  exposureDifferences,
  type HabitDifference,
  habitDifferences,
} from './differences.ts'
import { habitText } from './habit-text.ts'
import { hasBegun, type SentencePart, type VerdictFacts } from './verdict-facts.ts'

const PLAYERS_NAMED = 2

/** What the user's entries did that as many random lineups of the field would not. */
export function whatDiffers(facts: VerdictFacts): SentencePart[] {
  const { figures } = facts
  const { mine, partlyHidden } = figures
  if (mine === null) {
    return [
      'Find ',
      { figure: 'your entries', picture: 'entries' },
      ' to see what you did differently, and what to change.',
    ]
  }
  if (mine.entries === 0) return ['No entry of this contest has your name, so there is nothing to compare.']
  if (mine.lineups === 0) {
    const shows = mine.entries === 1 ? 'shows' : 'show'
    return [...ownResult(facts), ` ${shows} no lineup, so there is nothing to compare.`]
  }
  if (partlyHidden > 0) {
    return [
      ...ownResult(facts),
      ` cannot be compared yet: the file hides players of ${pluralize(partlyHidden, 'lineup')}.`,
    ]
  }
  const { players, habit } = largestDifferences(facts)
  // Before the games all entries are of rank 1, so a best 1% is not known.
  const known = <Difference extends { best: number | null }>(difference: Difference) =>
    hasBegun(figures) ? difference : { ...difference, best: null }
  const clauses = [
    ...players.map((difference) => exposureClause(known(difference), facts.captainCode)),
    ...(habit ? [habitClause(known(habit))] : []),
  ]
  if (clauses.length > 0) {
    const also = mine.entries === 1 ? ' It ' : ' They '
    return [...ownResult(facts), ...clauses.flatMap((clause, i) => [i === 0 ? ' ' : also, ...clause, '.'])]
  }
  const many =
    mine.lineups === 1
      ? 'A random lineup of the field differs'
      : `${formatCount(mine.lineups)} random lineups of the field differ`
  return [
    ...ownResult(facts),
    ` ${mine.entries === 1 ? 'is' : 'are'} too few to tell apart from the field. ${many} as much.`,
  ]
}

/** The differences beyond their error: the widest of players, each once, and the clearest habit. */
function largestDifferences({ figures, exposure, hasCaptain }: VerdictFacts): {
  players: ExposureDifference[]
  habit: HabitDifference | null
} {
  const compared = countCompared({ drafted: figures.drafted, hasCaptain, habits: figures.habits.length })
  const lineups = figures.mine?.lineups ?? 0
  const beyond = exposureDifferences(exposure, { lineups, compared, hasCaptain }).filter(
    ({ isBeyondError }) => isBeyondError,
  )
  const [habit] = habitDifferences(figures.habits, { compared })
    .filter(({ isBeyondError }) => isBeyondError)
    .sort((a, b) => Math.abs(b.errors) - Math.abs(a.errors))
  return {
    players: [...new Map(beyond.toReversed().map((each) => [each.player, each])).values()]
      .sort((a, b) => Math.abs(b.mine - b.field) - Math.abs(a.mine - a.field))
      .slice(0, PLAYERS_NAMED),
    habit: habit ?? null,
  }
}

/** `Your 20 entries (best: rank 12 with 140.10 points; 3 won money)` */
function ownResult({ figures }: VerdictFacts): SentencePart[] {
  const { entries, bestRank, bestPoints, cashed } = figures.mine!
  const own: SentencePart[] = [
    'Your ',
    { figure: pluralize(entries, 'entry', 'entries'), picture: 'entries' },
  ]
  if (!hasBegun(figures)) return own
  const best = `rank ${formatCount(bestRank)} with ${formatPoints(bestPoints)} points`
  const money: SentencePart[] =
    cashed === null ? [] : ['; ', { figure: `${formatCount(cashed)} won money`, picture: 'scores' }]
  return [...own, entries === 1 ? ' (' : ' (best: ', { figure: best, picture: 'scores' }, ...money, ')']
}

function exposureClause(difference: ExposureDifference, captainCode: string | null): SentencePart[] {
  const { player, as, mine, field, best } = difference
  return [
    `had ${player}${as === 'captain' ? ` as ${captainCode ?? 'captain'}` : ''} in `,
    { figure: formatPct(mine), picture: 'exposure' },
    ' of lineups (field ',
    { figure: formatPct(field), picture: 'exposure' },
    ...(best === null ? [] : [', top 1% ', { figure: formatPct(best), picture: 'exposure' } as const]),
    ')',
  ]
}

const HABIT_VERBS: Record<HabitDifference['habit'], [before: string, after: string]> = {
  ownership: ['averaged ', ' ownership'],
  captainOwnership: ['took captains of ', ' ownership'],
  copies: ['had ', ' of a lineup in the field'],
  salaryLeft: ['left ', ' of salary'],
  largestTeam: ['had ', ' of one team'],
}

function habitClause({ habit, mine, field, best }: HabitDifference): SentencePart[] {
  const [before, after] = HABIT_VERBS[habit]
  return [
    before,
    { figure: habitText(habit, mine), picture: 'build' },
    `${after} (field `,
    { figure: habitText(habit, field), picture: 'build' },
    ...(best === null
      ? []
      : [', top 1% ', { figure: habitText(habit, best), picture: 'build' } as SentencePart]),
    ')',
  ]
}
