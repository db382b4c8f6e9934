import type { AnalysisFacts } from '../facts/facts.ts'
import { type Fact, factsTable, type Unit, VALUE_FACT } from '../facts/facts-table.ts'
import { knownNames, maskNames, namedIn, teamCodesOf, unknownNames } from './names-in-text.ts'
import { foreignNumerals, numbersIn, type StatedNumber } from './numbers-in-text.ts'
import { sentencesOf } from './sentences-in-text.ts'
import { POSITIONS, wrongStatements } from './statements-in-text.ts'
import { unknownTopics } from './topics-in-text.ts'

/** A sentence that must not be shown, and its claims that the facts do not support. */
type Refused = { sentence: string; claims: string[] }

/** What of a text may be shown, in paragraphs, and what may not. */
type CheckedText = { text: string; kept: number; refused: Refused[] }

/**
 * The text without the sentences whose claims the facts do not support, and without marks of headings and lists. Claims
 * are figures that no fact states, or only a fact about another player, in another unit or of another source; names,
 * teams and dates that are not in the facts; weather, betting lines or injuries that the slate does not list; and wrong
 * statements without a figure (statements-in-text.ts). A sentence that refers to a refused one is refused as well.
 *
 * A figure belongs to the players its sentence names (or, when it names none, those of the sentence before) or to the
 * lineup as a whole. `subject` names the players of a text whose first sentences name none.
 */
export function checkedText(
  text: string,
  facts: AnalysisFacts,
  subject: readonly string[] = [],
): CheckedText {
  const claimsOf = sentenceCheck(facts, subject)
  const refused: Refused[] = []
  let kept = 0
  const paragraphs = sentencesOf(text, knownNames(facts)).map((line) =>
    line.filter((sentence) => {
      const claims = claimsOf(sentence)
      if (claims.length > 0) refused.push({ sentence, claims })
      else kept++
      return claims.length === 0
    }),
  )
  return {
    text: paragraphs
      .filter((line) => line.length > 0)
      .map((line) => line.join(' '))
      .join('\n\n'),
    kept,
    refused,
  }
}

/** A sentence that begins so is about what the one before says, or about the people it names. */
const REFERS_TO_WORDS =
  /^(?:it|its|that|this|these|those|such|which|so|as a result|for (?:that|this) reason)\b/iu
const REFERS_TO_PEOPLE = /^(?:he|she|they|him|her|his|their|both)\b/iu

/** Checks the sentences of a text in their order; returns the claims of each that the facts do not support. */
export function sentenceCheck(
  facts: AnalysisFacts,
  subject: readonly string[] = [],
): (sentence: string) => string[] {
  const table = factsTable(facts)
  const names = knownNames(facts)
  const teamCodes = teamCodesOf(facts)
  const personOf = (mark: string) => {
    const named = namedIn(mark, names)
    return named.length === 1 ? (facts.people.find(({ name }) => name === named[0]) ?? null) : null
  }
  let about: readonly string[] = subject
  let refused: readonly string[] = []
  return (sentence) => {
    const { rest: masked, wrong } = readCalendar(maskNames(sentence, names), facts)
    const named = [...namedIn(masked, names), ...namedByPosition(masked, facts)]
    if (named.length > 0) about = named
    const claims = wrong.map((words) => `date "${words}"`)
    claims.push(...wrongNumbers(masked, { about, table, teamCodes }))
    claims.push(...unknownNames(masked, facts, names).map((name) => `name "${name}"`))
    claims.push(...wrongDoubts(masked, about, facts))
    claims.push(...unknownTopics(masked.replace(PRICED_AS_INACTIVE, ''), facts.unknown))
    const peopleOf = (of: readonly string[]) => facts.people.filter(({ name }) => of.includes(name))
    const statement = { sentence: masked, named: peopleOf(named), about: peopleOf(about) }
    claims.push(...wrongStatements(statement, facts, personOf))
    const isUnknownName = refused.some((claim) => claim.startsWith('name '))
    const refers =
      (refused.length > 0 && REFERS_TO_WORDS.test(sentence)) ||
      (isUnknownName && REFERS_TO_PEOPLE.test(sentence))
    if (refers && named.length === 0) claims.push('refers to a refused sentence')
    refused = [...new Set(claims)]
    // What follows an unknown name is not about the people named before.
    if (named.length === 0 && refused.some((claim) => claim.startsWith('name '))) about = []
    return [...refused]
  }
}

const BY_POSITION = /^(?:The|Our|Your|This) (quarterback|running back|tight end|kicker|defense)\b/u

/** "The kicker costs $4,000": the only one of the lineup. */
function namedByPosition(sentence: string, { people }: AnalysisFacts): string[] {
  const [position] = POSITIONS[BY_POSITION.exec(sentence)?.[1] ?? ''] ?? []
  const members = people.filter((person) => person.slot !== null && person.position === position)
  return members.length === 1 ? [members[0]!.name] : []
}

type Numbers = { about: readonly string[]; table: readonly Fact[]; teamCodes: ReadonlySet<string> }

/** Words with a number that state none. */
const NO_NUMBERS =
  /\b(?:(?:first|second) half|(?:first|second|third|fourth) (?:quarter|down)|second[- ](?:guess\w*|thoughts?)|one-two|double[- ]?(?:check\w*|stack\w*|edged|digits?)|doubles? (?:up|down)|half[- ]?PPR|fifty-fifty)\b|\b50\/50\b/giu
const TOP = /\btop[- ](\d+|three|four|five|six|ten|fifteen|twenty)\b/giu

function wrongNumbers(sentence: string, { about, table, teamCodes }: Numbers): string[] {
  const wrong: string[] = []
  const rest = sentence.replace(NO_NUMBERS, '').replace(TOP, (words, number: string) => {
    const place = numbersIn(number)[0]!.value
    const by = /\bby (points|value)\b/u.exec(sentence)?.[1]
    const isIn = (name: string) =>
      table.some((fact) => fact.about.includes(name) && isRank(fact, by) && fact.value <= place)
    if (about.length === 0 || !about.every(isIn)) wrong.push(`number "${words}"`)
    return 'top'
  })
  for (const { 0: words, groups } of rest.matchAll(RANK_BY)) {
    const isTrue = table.some(
      (fact) =>
        about.some((name) => fact.about.includes(name)) &&
        isRank(fact, groups!.by) &&
        fact.value === Number(groups!.place),
    )
    if (!isTrue) wrong.push(`number "${words}"`)
  }
  for (const [words] of rest.matchAll(OWN_FIGURE)) {
    const [own] = numbersIn(words, teamCodes)
    const personal = table.filter((fact) => fact.about.length > 0)
    if (own && !isSupported(own, about, personal)) wrong.push(`number "${own.text}"`)
  }
  for (const [words] of rest.matchAll(VALUE_FIGURE)) {
    const [value] = numbersIn(words, teamCodes)
    const values = table.filter(({ what }) => what === VALUE_FACT)
    if (value && !isSupported(value, about, values)) wrong.push(`number "${value.text}"`)
  }
  const stated = numbersIn(rest, teamCodes)
  wrong.push(
    ...stated.filter((number) => !isSupported(number, about, table)).map(({ text }) => `number "${text}"`),
  )
  wrong.push(...foreignNumerals(rest).map((numeral) => `number "${numeral}"`))
  return wrong
}

/** `1st of 8 by points`; the ranking is named. */
const RANK_BY = /\b(?<place>\d+)(?:st|nd|rd|th)(?: of \d+)? by (?<by>points|value)\b/gu
/** `his ownership of 12%`: a figure of one player, not of the lineup. */
const OWN_FIGURE = /\b(?:[Hh]is|[Hh]er) (?:\w+ ){1,2}?(?:of |is |at )\$?\d[\d,.]*\d*(?:%| points?)?/gu
/** `1.55 points per $1,000`: a value, not other points of the player. */
const VALUE_FIGURE = /(?<![\d.,])\d[\d.,]* points? per \$\d[\d,]*/gu

/** A rank among the slate or the position, or only that by points or by value. */
function isRank({ what, unit }: Fact, by?: string): boolean {
  return unit === 'rank' && (by ? what === `rank by ${by}` : /^rank (?:by|at)/u.test(what))
}

const PRICED_AS_INACTIVE = /\bpriced as (?:an )?inactive\b/giu

/** "Priced as inactive" in a sentence about people who are not. */
function wrongDoubts(sentence: string, about: readonly string[], { people }: AnalysisFacts): string[] {
  const [words] = sentence.match(PRICED_AS_INACTIVE) ?? []
  const isSo = people.some(
    ({ name, doubts }) => about.includes(name) && doubts.includes('priced_as_inactive'),
  )
  return words && !isSo ? [`status "${words}"`] : []
}

function isSupported(number: StatedNumber, about: readonly string[], table: readonly Fact[]): boolean {
  return table.some(
    (fact) =>
      (fact.about.length === 0 || fact.about.some((name) => about.includes(name))) &&
      isSameKind(number.unit, fact.unit) &&
      isSameSource(number, fact) &&
      isSameFigure(number, fact.value),
  )
}

/** A figure without a unit matches any fact; one with a unit matches facts of that unit. */
function isSameKind(stated: Unit | null, unit: Unit): boolean {
  return stated === null || stated === unit
}

/** An average times the captain's multiplier, or what is left of it after an injury, is no average. */
const IN_A_SLOT = /^points as |in the slot$/u

/** A text that names the source of points must name the right one. */
function isSameSource({ whose: stated }: StatedNumber, { what, whose }: Fact): boolean {
  if (stated === 'average' && IN_A_SLOT.test(what)) return false
  return stated === null || stated === whose || (whose === undefined && stated !== 'average')
}

/** Equal to the stated decimals. A text may omit a minus ("loses 3.2"), but may not add one. */
function isSameFigure({ value, halfStep, isNegative }: StatedNumber, fact: number): boolean {
  const target = isNegative ? fact : Math.abs(fact)
  return Math.abs(value - target) <= halfStep + 1e-9
}

const DAY =
  /\b(Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?s?\b\.?(?:['’]s)?(?: [Nn]ight(?: Football)?)?/gu
const DATE =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\.? (\d{1,2})(?:st|nd|rd|th)?\b/gu
const TIME = /\b(\d{1,2})(?::(\d{2}))?\s?([AP])\.?M\.?(?: (?:E[DS]?T|Eastern))?/giu
const WEEK = /\b[Ww]eek (\d{1,2})\b/gu

/**
 * The sentence without its days, dates, times and week numbers, and those of them that are not those of the slate. A day
 * of the week is right where the slate does not say when it starts, or has more than one game.
 */
function readCalendar(sentence: string, { slate }: AnalysisFacts): { rest: string; wrong: string[] } {
  const wrong: string[] = []
  const check = (words: string, isRight: boolean) => {
    if (!isRight) wrong.push(words.trim())
    return 'then '
  }
  const { lock, week, teams } = slate
  const [, day, month, date, hour, minute, half] =
    /^(\w+), (\w+) (\d+), (\d+):(\d+) ([AP])M/.exec(lock ?? '') ?? []
  const rest = (lock === null ? sentence : sentence.replaceAll(lock, 'kickoff'))
    .replace(DATE, (words, name: string, number: string) =>
      check(words, month === name && Number(date) === Number(number)),
    )
    .replace(TIME, (words, h: string, m: string | undefined, ap: string) =>
      check(words, h === hour && (m ?? '00') === minute && ap.toUpperCase() === half),
    )
    .replace(WEEK, (words, number: string) => check(words, week === Number(number)))
    .replace(DAY, (words) => check(words, day === undefined || teams.length > 2 || words.startsWith(day)))
  return { rest, wrong }
}
