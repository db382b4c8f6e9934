import { formatCount, formatPoints, pluralize } from '../figures/format.ts'
import {
  countCompared,
  type ExposureDifference,
  exposureDifferences,
  type HabitDifference,
  habitDifferences,
} from './differences.ts'
import { habitClause } from './habit-words.ts'
import { type SentencePart, sentence, shareClause, shown } from './sentence.ts'
import { hasBegun, type VerdictFacts } from './verdict-facts.ts'

const PLAYERS_NAMED = 2

/** What the user's entries did that as many random lineups of the field would not. */
export function whatDiffers(facts: VerdictFacts): SentencePart[] {
  const { figures, captainCode } = facts
  const { mine, partlyHidden } = figures
  if (mine === null)
    return sentence`Find ${shown('entries', 'your entries')} to see what you did differently, and what to change.`
  if (mine.entries === 0) return ['No entry of this contest has your name, so there is nothing to compare.']
  const own = ownResult(facts)
  const [shows, are, also] = mine.entries === 1 ? ['shows', 'is', 'It'] : ['show', 'are', 'They']
  if (mine.lineups === 0) return sentence`${own} ${shows} no lineup, so there is nothing to compare.`
  if (partlyHidden > 0)
    return sentence`${own} cannot be compared yet: the file hides players of ${pluralize(partlyHidden, 'lineup')}.`
  const { players, habit } = largestDifferences(facts)
  // Before the games all entries are of rank 1, so a best 1% is not known.
  const bestOf = (difference: { best: number | null }) => (hasBegun(figures) ? difference.best : null)
  const clauses = players.map((difference) => {
    const as = difference.as === 'captain' ? ` as ${captainCode ?? 'captain'}` : ''
    const { mine: group, field } = difference
    return shareClause(`had ${difference.player}${as}`, { group, field, best: bestOf(difference) })
  })
  if (habit) clauses.push(habitClause(habit.habit, habit.mine, habit.field, bestOf(habit)))
  if (clauses.length > 0)
    return clauses.flatMap((clause, i) => sentence`${i === 0 ? own : ` ${also}`} ${clause}.`)
  const many =
    mine.lineups === 1
      ? 'A random lineup of the field differs'
      : `${formatCount(mine.lineups)} random lineups of the field differ`
  return sentence`${own} ${are} too few to tell apart from the field. ${many} as much.`
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
  const own = sentence`Your ${shown('entries', pluralize(entries, 'entry', 'entries'))}`
  if (!hasBegun(figures)) return own
  const best = shown('scores', `rank ${formatCount(bestRank)} with ${formatPoints(bestPoints)} points`)
  const money = cashed === null ? '' : sentence`; ${shown('scores', `${formatCount(cashed)} won money`)}`
  return sentence`${own} (${entries === 1 ? '' : 'best: '}${best}${money})`
}
