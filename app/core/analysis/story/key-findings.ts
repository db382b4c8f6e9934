import { formatSalary } from '../../figures/format.ts'
import type { AnalysisFacts } from '../facts/facts.ts'
import type { LineupFacts } from '../facts/lineup-facts.ts'
import { count, ordinal, percent, roughly } from './figures.ts'
import { budgetSentence, proofSentence } from './sentences.ts'
import { isInDoubt } from './story.ts'

/** Up to five findings about the lineup as a whole that neither the story nor its details tell. */
export function keyFindings(facts: AnalysisFacts): string[] {
  const { lineup } = facts
  if (!lineup) return []
  return [
    proofSentence(lineup, facts),
    budgetSentence(lineup, facts),
    rangeFinding(lineup),
    captainFinding(facts, lineup),
    shareFinding(facts),
  ].filter((finding) => finding !== null)
}

function rangeFinding({ spread }: LineupFacts): string | null {
  if (!spread) return null
  return `The usual score is between ${roughly(spread.low)} and ${roughly(spread.high)}, correlations included.`
}

/** The captain's price, and the ranks that the first line does not tell. */
function captainFinding({ people }: AnalysisFacts, { captain }: LineupFacts): string | null {
  const person = people.find(({ isCaptain }) => isCaptain)
  if (!captain || !person) return null
  const price = `${captain} costs ${formatSalary(person.salary)}`
  const { standing } = person
  if (!standing || isInDoubt(person)) return `${price}.`
  const byPoints = standing.pointsRank === 1 ? [] : [`${ordinal(standing.pointsRank)} by points`]
  const ranks = [...byPoints, `${ordinal(standing.valueRank)} by value`].join(' and ')
  return `${price} and is ${ranks}, of ${count(standing.of)}.`
}

/** The share of the three best: how much depends on few. */
function shareFinding({ people, lineup }: AnalysisFacts): string | null {
  const members = people.filter(({ slot }) => slot !== null)
  if (!lineup?.isComplete || lineup.projected <= 0) return null
  const best = members.map(({ projected }) => projected).sort((a, b) => b - a)
  const share = (best.slice(0, 3).reduce((sum, each) => sum + each, 0) / lineup.projected) * 100
  return `Three players bring ${percent(share)} of the expected points.`
}
