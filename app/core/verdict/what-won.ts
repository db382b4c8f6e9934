import { formatCount, formatPct, formatPoints, pluralize } from '../figures/format.ts'
import { habitText } from './habit-text.ts'
import type { Habit } from './lineup-figures.ts'
import { hasBegun, type SentencePart, type VerdictFacts } from './verdict-facts.ts'

/** What won, and one thing that sets the best 1% apart: the winner's captain, where there is one. */
export function whatWon(facts: VerdictFacts): SentencePart[] {
  const { winner, habits } = facts.figures
  if (!winner) return ['The file has no entry of rank 1, so what won is not known.']
  if (!hasBegun(facts.figures)) return ['The games have not begun: no entry has a point yet.']
  if (habits.length === 0) {
    return ['The file shows no whole lineup, so only the score is known: ', wonWith(facts), '.']
  }
  const { bestRank } = facts
  const ranks = bestRank === 1 ? 'rank 1' : `ranks 1 to ${formatCount(bestRank)}`
  const [first] = aboutTheBest(facts)
  return [...whoWon(facts), wonWith(facts), '.', ...(first ? [` The top 1% (${ranks}) `, ...first, '.'] : [])]
}

/** How often the winning lineup was entered, and how else the best 1% were built; none where nothing is known of that. */
export function moreOnWinners(facts: VerdictFacts): SentencePart[] {
  const { winner, habits } = facts.figures
  if (!winner || !hasBegun(facts.figures)) return []
  const copies = habits.find(({ habit }) => habit === 'copies')
  const entered: SentencePart[] = copies?.winner
    ? [
        winner.lineups > 1 ? 'The lineups were entered ' : 'The lineup was entered ',
        { figure: timesText(winner.entries), picture: 'top' },
        ' (average entry: ',
        { figure: timesText(copies.field.mean), picture: 'build' },
        ').',
      ]
    : []
  const [, ...others] = aboutTheBest(facts)
  const theBest = entered.length > 0 ? ' The top 1% ' : 'The top 1% '
  return [...entered, ...others.flatMap((clause, i) => [i === 0 ? theBest : ' They ', ...clause, '.'])]
}

function whoWon({ figures: { winner, isLive }, captainCode }: VerdictFacts): SentencePart[] {
  const { lineups, captain } = winner!
  const verb = isLive ? 'leading' : 'winning'
  if (lineups > 1)
    return [
      'The ',
      { figure: pluralize(lineups, 'lineup'), picture: 'top' },
      ` that share the ${isLive ? 'lead' : 'win'} scored `,
    ]
  return captain
    ? [`The ${verb} lineup, with ${captain} as ${captainCode ?? 'captain'}, scored `]
    : [`The ${verb} lineup scored `]
}

function wonWith({ figures }: VerdictFacts): SentencePart {
  return { figure: `${formatPoints(figures.winner!.points)} points`, picture: 'scores' }
}

function timesText(times: number): string {
  if (times === 1) return 'once'
  return `${Number.isInteger(times) ? formatCount(times) : times.toFixed(1)} times`
}

/** Of the winner's captain in the best 1%, and of each way in which their lineups were built. */
function aboutTheBest(facts: VerdictFacts): SentencePart[][] {
  return [captainClause(facts), ...buildClauses(facts)].filter(({ length }) => length > 0)
}

function captainClause({ figures, exposure }: VerdictFacts): SentencePart[] {
  const captain = figures.winner!.lineups === 1 ? figures.winner!.captain : null
  const shares = exposure.find(({ player }) => player === captain)
  if (!shares?.best) return []
  return [
    'had this captain in ',
    { figure: formatPct(shares.best.captainExposurePct), picture: 'exposure' },
    ' of lineups (field ',
    { figure: formatPct(shares.field.captainExposurePct), picture: 'exposure' },
    ')',
  ]
}

function buildClauses(facts: VerdictFacts): SentencePart[][] {
  const clauses: SentencePart[][] = []
  clauses.push(...habitClause(facts, 'ownership', 'averaged ', ' ownership'))
  const shape = facts.shapes?.teams.toSorted((a, b) => (b.bestPct ?? -1) - (a.bestPct ?? -1))[0]
  if (shape && shape.bestPct !== null) {
    clauses.push([
      `were split ${shape.shape} by team in `,
      { figure: formatPct(shape.bestPct), picture: 'shapes' },
      ' (field ',
      { figure: formatPct(shape.fieldPct), picture: 'shapes' },
      ')',
    ])
  }
  clauses.push(...habitClause(facts, 'salaryLeft', 'left ', ' of salary'))
  return clauses
}

function habitClause(
  { figures }: VerdictFacts,
  sought: Habit,
  before: string,
  after: string,
): SentencePart[][] {
  const found = figures.habits.find(({ habit }) => habit === sought)
  if (!found?.best) return []
  return [
    [
      before,
      { figure: habitText(sought, found.best.mean), picture: 'build' },
      `${after} (field `,
      { figure: habitText(sought, found.field.mean), picture: 'build' },
      ')',
    ],
  ]
}
