import { formatSalary } from '../../figures/format.ts'
import type { EnhancementLevel } from '../../objective/strategy.ts'
import { type AnalysisFacts, captainWord } from '../facts/facts.ts'
import type { PersonFacts } from '../facts/person-facts.ts'
import { warningSentence } from './doubt-sentences.ts'
import { points } from './figures.ts'
import { paragraph, seedOf } from './phrasing.ts'
import {
  expectedText,
  expectsVerb,
  matchupSentence,
  outlookSentence,
  ownershipSentenceOf,
  partnerSentence,
  pricedPoints,
  spreadSentence,
  standingText,
} from './sentences.ts'

/** Weaker ones say little about a game: 0.1 explains a hundredth of the swings. */
const NOTABLE_CORRELATION = 0.1

/** The insight about one player of the lineup: three or four sentences at level basic, more at deeper levels. */
export function playerInsight(person: PersonFacts, facts: AnalysisFacts, level: EnhancementLevel): string {
  const pair = facts.pairs.find(
    ({ names, correlation }) => names.includes(person.name) && Math.abs(correlation) >= NOTABLE_CORRELATION,
  )
  const sentences = [
    introduction(person, facts),
    warningSentence(person),
    person.oprkBand === 'neutral' ? outlookSentence(person) : matchupSentence(person),
    pair ? partnerSentence(pair, person.name) : null,
  ]
  if (level === 'basic')
    return paragraph(sentences.slice(0, 3).concat(pair ? sentences[3]! : spreadSentence(person)))
  const deeper = [...sentences, spreadSentence(person), ownershipSentenceOf(person, facts)]
  if (level === 'moderate') return paragraph(deeper)
  const forced = facts.forced.find(({ out }) => out.includes(person.name))
  return paragraph([
    ...deeper,
    person.oprkBand === 'neutral' ? null : outlookSentence(person),
    forced ? `To play ${forced.name}, the best lineup drops ${person.name}.` : null,
  ])
}

function introduction(person: PersonFacts, facts: AnalysisFacts): string {
  const { name, projected, salary, isCaptain } = person
  const standing = standingText(person)
  const where = standing ? `: ${standing}` : ''
  if (isCaptain) {
    return `${name} is the ${captainWord(facts)} for ${formatSalary(salary)}: ${expectedText(person)} count as ${points(projected)}${standing ? `; ${standing}` : ''}.`
  }
  const openers = [
    `${name} brings ${pricedPoints(person, facts)}${where}.`,
    `${name} ${expectsVerb(person)} ${pricedPoints(person, facts)}${where}.`,
  ]
  return openers[seedOf([name]) % openers.length]!
}
