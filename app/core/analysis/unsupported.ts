import type { AnalysisFacts } from './facts.ts'
import { type Fact, factsTable, type Unit } from './facts-table.ts'
import { knownNames, maskNames, namedIn, teamCodesOf, unknownNames } from './names-in-text.ts'
import { foreignNumerals, numbersIn, type StatedNumber } from './numbers-in-text.ts'
import { unknownTopics } from './topics-in-text.ts'

/**
 * Everything a text claims that the facts don't hold, in words: figures that no fact states, or only one about somebody
 * else or of another kind; names of people who are not in the table; weather, betting lines or injuries where the slate
 * knows none. Empty means supported.
 *
 * A figure belongs to the people its sentence names (or, when it names nobody, those of the sentence before) or to the
 * lineup as a whole. `subject` is whom the text is about from its first word on.
 */
export function unsupportedClaims(
  text: string,
  facts: AnalysisFacts,
  subject: readonly string[] = [],
): string[] {
  const table = factsTable(facts)
  const names = knownNames(facts)
  const teamCodes = teamCodesOf(facts)
  const claims: string[] = []
  let about: readonly string[] = subject
  for (const sentence of sentencesOf(maskNames(text, names))) {
    const named = namedIn(sentence, names)
    if (named.length > 0) about = named
    const stated = numbersIn(sentence, teamCodes)
    claims.push(
      ...stated.filter((number) => !isSupported(number, about, table)).map(({ text }) => `number "${text}"`),
    )
    claims.push(...foreignNumerals(sentence).map((numeral) => `number "${numeral}"`))
    claims.push(...unknownNames(sentence, facts, names).map((name) => `name "${name}"`))
  }
  claims.push(...unknownTopics(text, facts.unknown))
  return [...new Set(claims)]
}

/** Sentences of a text whose names are masked, so that the dots of initials end none. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])["')]*\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
}

function isSupported(number: StatedNumber, about: readonly string[], table: readonly Fact[]): boolean {
  return table.some(
    (fact) =>
      (fact.about.length === 0 || fact.about.some((name) => about.includes(name))) &&
      isSameKind(number.unit, fact.unit) &&
      isSameFigure(number, fact.value),
  )
}

/** A bare figure may be of any kind, but what is money says so. */
function isSameKind(stated: Unit | null, unit: Unit): boolean {
  return stated === null || stated === unit
}

/** The same to the decimals stated. A text may leave a minus to its words ("loses 3.2"), but may not add one. */
function isSameFigure({ value, halfStep, isNegative }: StatedNumber, fact: number): boolean {
  const target = isNegative ? fact : Math.abs(fact)
  return Math.abs(value - target) <= halfStep + 1e-9
}
