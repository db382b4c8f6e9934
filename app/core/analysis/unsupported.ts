import type { AnalysisFacts } from './facts.ts'
import { type Fact, factsTable, type Unit } from './facts-table.ts'
import { knownNames, maskNames, namedIn, teamCodesOf, unknownNames } from './names-in-text.ts'
import { foreignNumerals, numbersIn, type StatedNumber } from './numbers-in-text.ts'
import { unknownTopics } from './topics-in-text.ts'

/**
 * The claims of a text that the facts do not support, as words: figures that no fact states, or only a fact about
 * another player, in another unit or of another source; names that are not in the facts; weather, betting lines or
 * injuries that the slate does not list; a price said to be that of an inactive player where it is not. Empty means
 * supported.
 *
 * A figure belongs to the players its sentence names (or, when it names none, those of the sentence before) or to the
 * lineup as a whole. `subject` names the players of a text whose first sentences name none.
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
    claims.push(...wrongDoubts(sentence, about, facts))
  }
  claims.push(...unknownTopics(text.replace(PRICED_AS_INACTIVE, ''), facts.unknown))
  return [...new Set(claims)]
}

const PRICED_AS_INACTIVE = /\bpriced as (?:an )?inactive\b/giu

/** "Priced as inactive" in a sentence about people of whom none is. */
function wrongDoubts(sentence: string, about: readonly string[], { people }: AnalysisFacts): string[] {
  const [words] = sentence.match(PRICED_AS_INACTIVE) ?? []
  const isSo = people.some(
    ({ name, doubts }) => about.includes(name) && doubts.includes('priced_as_inactive'),
  )
  return words && !isSo ? [`status "${words}"`] : []
}

/** The sentences of a masked text; masking removes the dots of initials, which would end a sentence. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])["')]*\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
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

/** A text that names the source of points must name the right one. */
function isSameSource({ whose: stated }: StatedNumber, { whose }: Fact): boolean {
  return stated === null || whose === undefined || stated === whose
}

/** Equal to the stated decimals. A text may omit a minus ("loses 3.2"), but may not add one. */
function isSameFigure({ value, halfStep, isNegative }: StatedNumber, fact: number): boolean {
  const target = isNegative ? fact : Math.abs(fact)
  return Math.abs(value - target) <= halfStep + 1e-9
}
