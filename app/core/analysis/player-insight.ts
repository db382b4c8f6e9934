import type { EnhancementLevel } from '../objective/strategy.ts'
import type { AnalysisFacts } from './facts.ts'
import { dollars, points } from './figures.ts'
import type { PersonFacts } from './person-facts.ts'
import { paragraph, seedOf } from './phrasing.ts'
import {
  expectedText,
  expectsVerb,
  injurySentence,
  matchupSentence,
  outlookSentence,
  ownershipSentenceOf,
  partnerSentence,
  pricedPoints,
  spreadSentence,
  standingText,
} from './sentences.ts'

/** What is worth knowing of one person in this lineup: two or three sentences, all about him; more at deeper levels. */
export function playerInsight(person: PersonFacts, facts: AnalysisFacts, level: EnhancementLevel): string {
  const pair = facts.pairs.find(({ names }) => names.includes(person.name))
  const sentences = [
    introduction(person, facts),
    injurySentence(person),
    person.oprkBand === 'neutral' ? outlookSentence(person) : matchupSentence(person),
    pair ? partnerSentence(pair, person.name) : null,
  ]
  if (level === 'basic')
    return paragraph(sentences.slice(0, 3).concat(pair ? sentences[3]! : spreadSentence(person)))
  const deeper = [...sentences, spreadSentence(person), ownershipSentenceOf(person)]
  if (level === 'moderate') return paragraph(deeper)
  const forced = facts.forced.find(({ out }) => out.includes(person.name))
  return paragraph([
    ...deeper,
    person.oprkBand === 'neutral' ? null : outlookSentence(person),
    forced ? `Whoever wants ${forced.name} gives him up first.` : null,
  ])
}

function introduction(person: PersonFacts, facts: AnalysisFacts): string {
  const { name, projected, salary, isCaptain } = person
  const standing = standingText(person)
  const where = standing ? `: ${standing}` : ''
  if (isCaptain) {
    return `${name} as captain turns ${expectedText(person)} into ${points(projected)} for ${dollars(salary)}${where}.`
  }
  const openers = [
    `${name} brings ${pricedPoints(person, facts)}${where}.`,
    `${name} ${expectsVerb(person)} ${pricedPoints(person, facts)}${where}.`,
  ]
  return openers[seedOf([name]) % openers.length]!
}
