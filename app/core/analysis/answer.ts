import { captainWord } from './captain-word.ts'
import { warningSentence, withWarnings } from './doubt-sentences.ts'
import type { AnalysisFacts } from './facts.ts'
import { dollars, listOf, percent, pointsOf } from './figures.ts'
import { forcedSentence } from './forced-sentence.ts'
import type { PersonFacts } from './person-facts.ts'
import { paragraph } from './phrasing.ts'
import {
  budgetSentence,
  expectsVerb,
  matchupSentence,
  outlookSentence,
  ownershipSentenceOf,
  pairSentence,
  pricedPoints,
  proofSentence,
  spreadSentence,
  standingText,
  valueText,
} from './sentences.ts'

type Intent = { asks: RegExp; answer: (asked: readonly PersonFacts[], facts: AnalysisFacts) => string }

/** What a question can be about, in order of precedence. A question that matches none gets the overview. */
const INTENTS: readonly Intent[] = [
  { asks: /\bwhy\b.*(?:\bnot|n['’]t)\b|\binstead of\b|\bleft out\b|\bpassed over\b/i, answer: whyNot },
  { asks: /\bcaptain|\bcpt\b/i, answer: whoAsCaptain },
  { asks: /\bweather|\brain|\bwind|\bsnow/i, answer: weather },
  { asks: /\binjur|\bhealth|\bquestionable|\bdoubtful|\bnews\b/i, answer: health },
  { asks: /\bown(?:ed|ership)?\b|\bleverage|\bcontrarian|\bchalk|\bpopular/i, answer: ownership },
  { asks: /\bstack|\bcorrelat|\btogether|\bpair/i, answer: correlations },
  { asks: /\bmatchup|\bopponent|\bdefen[cs]e|\boprk|\bagainst\b/i, answer: matchups },
  { asks: /\brisk|\bfloor|\bceiling|\bsafe|\bboom|\bbust|\bupside|\bvolatil|\bgo wrong/i, answer: risk },
  { asks: /\bvalue|\bcheap|\bprice|\bworth|\bsalary|\bbargain/i, answer: value },
  { asks: /\bbudget|\bspen[dt]|\bmoney/i, answer: budget },
]

/**
 * Four questions that the built-in analyst answers well. The first one names a player outside the lineup, without one a
 * member of the lineup.
 */
export function suggestedQuestions({ outsider, member }: { outsider?: string; member?: string }): string[] {
  return [
    outsider ? `Why not ${outsider}?` : member ? `Why ${member}?` : 'Why this lineup?',
    'Who is the best value?',
    'Which players correlate?',
    'What could go wrong?',
  ]
}

/** The built-in analyst's answer about the players asked for, from the facts alone, with a warning about each who may not play. */
export function answerQuestion(
  question: string,
  asked: readonly PersonFacts[],
  facts: AnalysisFacts,
): string {
  if (asked.length === 0)
    return 'None of these players is on the slate, so there is nothing to say about them.'
  const intent = INTENTS.find(({ asks }) => asks.test(question))
  return withWarnings((intent?.answer ?? overview)(asked, facts), asked)
}

function whyNot(asked: readonly PersonFacts[], facts: AnalysisFacts): string {
  const outsiders = asked.filter(({ slot }) => slot === null)
  if (outsiders.length === 0) return paragraph(['Already in the lineup.', overview(asked, facts)])
  const forced = outsiders.flatMap(({ name }) => facts.forced.filter((each) => each.name === name))
  if (forced.length === 0)
    return paragraph([
      facts.lineup
        ? 'The cost of that change could not be worked out in time for this slate.'
        : 'Without a complete lineup there is nothing to compare with.',
      overview(outsiders, facts),
    ])
  return paragraph([
    ...forced.map((each) => forcedSentence(each, facts)),
    ...outsiders.flatMap((person) => [
      `${person.name} ${expectsVerb(person)} ${pricedPoints(person, facts)}.`,
      warningSentence(person),
    ]),
  ])
}

function whoAsCaptain(asked: readonly PersonFacts[], facts: AnalysisFacts): string {
  const able = asked.filter(({ asCaptain }) => asCaptain !== null)
  if (able.length === 0) return `${facts.mode.name} has no captain.`
  const best = [...able].sort((a, b) => b.expected - a.expected)
  return paragraph([
    able.length > 1 ? `As ${captainWord(facts)} ${best[0]!.name} would add the most points.` : null,
    ...best
      .slice(0, 4)
      .map(
        ({ name, asCaptain }) =>
          `${name} would bring ${pointsOf(asCaptain!.points)} for ${dollars(asCaptain!.price)}.`,
      ),
    facts.lineup?.captain ? `The lineup's ${captainWord(facts)} is ${facts.lineup.captain}.` : null,
    facts.lineup ? proofSentence(facts.lineup, facts) : null,
  ])
}

function weather(asked: readonly PersonFacts[]): string {
  const known = asked.filter((person) => person.weather !== null)
  if (known.length === 0) return 'The slate lists no weather, so no figure here uses it.'
  return paragraph(
    known.map(({ name, weather: sky }) => {
      const parts = [
        sky!.temp === null ? null : `${sky!.temp} degrees`,
        sky!.wind === null ? null : `wind ${sky!.wind}`,
        sky!.precip === null ? null : `${percent(sky!.precip)} precipitation`,
      ].filter((part) => part !== null)
      return `For ${name} the slate has ${listOf(parts)}.`
    }),
  )
}

function health(asked: readonly PersonFacts[], { unknown }: AnalysisFacts): string {
  const marked = asked.map(warningSentence).filter((sentence) => sentence !== null)
  if (marked.length > 0) return paragraph(marked)
  const names = listOf(asked.map(({ name }) => name))
  return unknown.includes('injury news')
    ? `The slate marks no injuries at all, so the health of ${names} is unknown.`
    : `There is no injury mark on ${names}.`
}

function ownership(asked: readonly PersonFacts[], facts: AnalysisFacts): string {
  const known = asked.filter(({ ownershipPct }) => ownershipPct !== null)
  if (known.length === 0) return 'Ownership is not known yet: Enrich Data estimates it.'
  return paragraph(known.map((person) => ownershipSentenceOf(person, facts)))
}

function correlations(asked: readonly PersonFacts[], { pairs }: AnalysisFacts): string {
  const names = new Set(asked.map(({ name }) => name))
  const related = pairs.filter((pair) => pair.names.some((name) => names.has(name)))
  if (related.length === 0)
    return pairs.length === 0
      ? `${listOf([...names])}: no notable correlation with each other or the lineup.`
      : `The strongest correlations here do not involve ${listOf([...names])}.`
  return paragraph(related.map(pairSentence))
}

function matchups(asked: readonly PersonFacts[]): string {
  const sentences = asked.map(matchupSentence).filter((sentence) => sentence !== null)
  if (sentences.length > 0) return paragraph(sentences)
  return 'The slate has no opponent ranks; every opponent counts as average.'
}

function risk(asked: readonly PersonFacts[], facts: AnalysisFacts): string {
  const byWidth = [...asked].sort((a, b) => (b.spread?.sd ?? 0) - (a.spread?.sd ?? 0))
  const against = facts.pairs.filter((pair) => pair.correlation < 0).slice(0, 2)
  const known = paragraph([
    ...asked.map(warningSentence),
    ...byWidth.slice(0, 3).map(spreadSentence),
    ...against.map(pairSentence),
    ...asked.filter(({ oprkBand }) => oprkBand === 'bad').map(matchupSentence),
  ])
  return known || `The usual range of ${listOf(asked.map(({ name }) => name))} is unknown.`
}

function value(asked: readonly PersonFacts[], facts: AnalysisFacts): string {
  const byValue = [...asked].sort((a, b) => b.value - a.value)
  const [best] = byValue
  return paragraph([
    asked.length > 1 ? `${best!.name} is the best value.` : null,
    ...byValue.slice(0, 5).map((person) => {
      const standing = standingText(person)
      return `${person.name}: ${valueText(person, facts)} at ${dollars(person.flexPrice)}${standing ? `, ${standing}` : ''}.`
    }),
  ])
}

function budget(asked: readonly PersonFacts[], facts: AnalysisFacts): string {
  return facts.lineup
    ? paragraph([budgetSentence(facts.lineup, facts), proofSentence(facts.lineup, facts)])
    : value(asked, facts)
}

function overview(asked: readonly PersonFacts[], facts: AnalysisFacts): string {
  return paragraph(
    asked.slice(0, 4).flatMap((person) => {
      const standing = standingText(person)
      const pair = facts.pairs.find(({ names }) => names.includes(person.name))
      return [
        `${person.name} ${expectsVerb(person)} ${pricedPoints(person, facts)}${standing ? `: ${standing}` : ''}.`,
        outlookSentence(person),
        warningSentence(person),
        pair && asked.length < 3 ? pairSentence(pair) : null,
      ]
    }),
  )
}
