import { formatCount, formatPoints, pluralize } from '../figures/format.ts'
import { habitClause } from './habit-words.ts'
import type { Habit } from './lineup-figures.ts'
import { type SentencePart, sentence, shareClause, shown } from './sentence.ts'
import { hasBegun, type VerdictFacts } from './verdict-facts.ts'

/** What won, and one thing that sets the best 1% apart: the winner's captain, where there is one. */
export function whatWon(facts: VerdictFacts): SentencePart[] {
  const { winner, habits } = facts.figures
  if (!winner) return ['The file has no entry of rank 1, so what won is not known.']
  if (!hasBegun(facts.figures)) return ['The games have not begun: no entry has a point yet.']
  const points = shown('scores', `${formatPoints(winner.points)} points`)
  if (habits.length === 0)
    return sentence`The file shows no whole lineup, so only the score is known: ${points}.`
  const { bestRank } = facts
  const ranks = bestRank === 1 ? 'rank 1' : `ranks 1 to ${formatCount(bestRank)}`
  const [first] = aboutTheBest(facts)
  return sentence`${whoWon(facts)} scored ${points}.${first ? sentence` The top 1% (${ranks}) ${first}.` : ''}`
}

/** How often the winning lineup was entered, and how else the best 1% were built; none where nothing is known of that. */
export function moreOnWinners(facts: VerdictFacts): SentencePart[] {
  const { winner, habits } = facts.figures
  if (!winner || !hasBegun(facts.figures)) return []
  const copies = habits.find(({ habit }) => habit === 'copies')
  const were = winner.lineups > 1 ? 'The lineups were' : 'The lineup was'
  const entered = copies?.winner
    ? sentence`${were} entered ${shown('top', timesText(winner.entries))}; that of an average entry ${shown('build', timesText(copies.field.mean))}.`
    : []
  const theBest = entered.length > 0 ? ' The top 1%' : 'The top 1%'
  const others = aboutTheBest(facts).slice(1)
  return [...entered, ...others.flatMap((clause, i) => sentence`${i === 0 ? theBest : ' They'} ${clause}.`)]
}

function whoWon({ figures: { winner, isLive }, captainCode }: VerdictFacts): SentencePart[] {
  const { lineups, captain } = winner!
  if (lineups > 1)
    return sentence`The ${shown('top', pluralize(lineups, 'lineup'))} that share the ${isLive ? 'lead' : 'win'}`
  const as = captain ? `, with ${captain} as ${captainCode ?? 'captain'},` : ''
  return [`The ${isLive ? 'leading' : 'winning'} lineup${as}`]
}

function timesText(times: number): string {
  if (times === 1) return 'once'
  return `${Number.isInteger(times) ? formatCount(times) : times.toFixed(1)} times`
}

/** Of the winner's captain in the best 1%, and of each way in which their lineups were built. */
function aboutTheBest(facts: VerdictFacts): SentencePart[][] {
  const { figures, exposure, shapes } = facts
  const captain = figures.winner!.lineups === 1 ? figures.winner!.captain : null
  const own = exposure.find(({ player }) => player === captain)
  const shape = shapes?.teams.toSorted((a, b) => (b.bestPct ?? -1) - (a.bestPct ?? -1))[0]
  const clauses: SentencePart[][] = []
  if (own?.best) {
    const [group, field] = [own.best.captainExposurePct, own.field.captainExposurePct]
    clauses.push(shareClause('had this captain', { group, field }))
  }
  clauses.push(...clauseOfBest(facts, 'ownership'))
  if (shape && shape.bestPct !== null) {
    const shares = { group: shape.bestPct, field: shape.fieldPct }
    clauses.push(shareClause(`were split ${shape.shape} by team`, shares, 'shapes'))
  }
  clauses.push(...clauseOfBest(facts, 'salaryLeft'))
  return clauses
}

function clauseOfBest({ figures }: VerdictFacts, sought: Habit): SentencePart[][] {
  const found = figures.habits.find(({ habit }) => habit === sought)
  return found?.best ? [habitClause(sought, found.best.mean, found.field.mean)] : []
}
