import type { WhosePoints } from '../../players/points.ts'
import type { Unit } from '../facts/facts-table.ts'

/** A figure in a text. */
export type StatedNumber = {
  text: string
  value: number
  /** Half of the last decimal's step: the allowed difference from the true figure. */
  halfStep: number
  isNegative: boolean
  /** The unit written with it; null when there is none. */
  unit: Unit | null
  /** Whose points the words around it say they are; null where they do not say. */
  whose: WhosePoints | null
}

const FIGURE =
  /(?<![\p{L}\p{N}_.,])(?<sign>(?<![\p{L}\p{N}.,)])[-\u2212])?(?<dollar>\$)?(?<innerSign>[-\u2212])?(?<digits>\d[\d,]*(?:\.\d+)?|\.\d+)(?<scale>[kKmM](?![\p{L}]))?(?<ending>%|x\b|st\b|nd\b|rd\b|th\b| percent\b| times\b)?(?<points>\s+(?:more |fewer |objective |projected |estimated |expected |fantasy )*(?:points?|pts)\b(?<source>\s+(?:a|per) game\b|\s+\((?:the )?baseline\b|\s+set by hand\b)?)?/gu

/** Words behind and before a figure that say whose points it is. */
const SOURCES_BEHIND: readonly [RegExp, WhosePoints][] = [
  [/\bprojected\b/u, 'projection'],
  [/\bbaseline\b|\bestimated\b/u, 'baseline'],
  [/\bby hand\b/u, 'hand'],
  [/\bgame\b/u, 'average'],
]
const SOURCES_BEFORE: readonly [RegExp, WhosePoints][] = [
  [/\baverag(?:es?|ed|ing)\s+(?:about\s+)?$/iu, 'average'],
  [/\b(?:projected (?:for|at)|projection of)\s+$/iu, 'projection'],
  [/\b(?:baseline estimate of|estimated at)\s+$/iu, 'baseline'],
]

/** A word of letters and digits: either a role such as WR2, or a claim that no fact supports. */
const MIXED_WORD = /(?<![\p{L}\p{N}])\p{L}+\d[\p{L}\p{N}]*/gu
const ROLE_WORD = /^(?:QB|RB|WR|TE|K|DST)[1-4]$/

const WORDS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
}
const ORDINAL_WORDS: Record<string, number> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  tenth: 10,
}
const TIMES_WORDS: Record<string, number> = { half: 0.5, twice: 2, double: 2, doubles: 2, triple: 3 }

/** Every figure of the sentence, written in digits or in words. `teamCodes`: TEN is a team, "ten" and "Ten" are numbers. */
export function numbersIn(sentence: string, teamCodes: ReadonlySet<string> = new Set()): StatedNumber[] {
  const figures = [...sentence.matchAll(FIGURE)].map(({ 0: text, groups, index }) =>
    statedFigure(text, groups!, sentence.slice(0, index)),
  )
  const mixed = [...sentence.matchAll(MIXED_WORD)]
    .filter(([word]) => !ROLE_WORD.test(word))
    .map(([word]) => inWord(word, Number.NaN, null))
  return [...figures, ...mixed, ...numberWords(sentence, teamCodes)]
}

/** Numerals other than 0-9: other scripts, fractions, superscripts. No fact is written with them. */
export function foreignNumerals(sentence: string): string[] {
  return [...sentence.matchAll(/[^\P{N}0-9]/gu)].map(([numeral]) => numeral)
}

function statedFigure(
  text: string,
  groups: Record<string, string | undefined>,
  before: string,
): StatedNumber {
  const { sign, innerSign, dollar, digits = '', scale, ending = '', points } = groups
  const factor = scale === undefined ? 1 : /k/i.test(scale) ? 1000 : 1_000_000
  const decimals = digits.split('.')[1]?.length ?? 0
  const isNegative = sign !== undefined || innerSign !== undefined
  const size = Number(digits.replaceAll(',', '')) * factor
  const unit = unitOf(dollar, ending.trim(), points)
  return {
    text: text.trim(),
    value: isNegative ? -size : size,
    // A multiplier must match exactly: 1.5 may not be rounded to "2x".
    halfStep: unit === 'times' ? 0 : (0.5 * factor) / 10 ** decimals,
    isNegative,
    unit,
    whose: unit === 'points' ? whoseOf(before, points ?? '') : null,
  }
}

function whoseOf(before: string, behind: string): WhosePoints | null {
  const [, whose] =
    SOURCES_BEHIND.find(([words]) => words.test(behind)) ??
    SOURCES_BEFORE.find(([words]) => words.test(before)) ??
    []
  return whose ?? null
}

function unitOf(dollar: string | undefined, ending: string, points: string | undefined): Unit | null {
  if (dollar) return 'dollars'
  if (ending === '%' || ending === 'percent') return 'percent'
  if (ending === 'x' || ending === 'times') return 'times'
  if (ending !== '') return 'rank'
  return points ? 'points' : null
}

function numberWords(sentence: string, teamCodes: ReadonlySet<string>): StatedNumber[] {
  return [...sentence.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].flatMap(([whole]) => {
    const [tens, units] = whole
      .toLowerCase()
      .split('-')
      .map((part) => WORDS[part])
    if (tens !== undefined && tens >= 20 && tens < 100 && units !== undefined && units < 10)
      return [inWord(whole, tens + units, null)]
    return whole.split('-').flatMap((word) => numberWord(word, teamCodes))
  })
}

function numberWord(word: string, teamCodes: ReadonlySet<string>): StatedNumber[] {
  if (teamCodes.has(word)) return []
  const lower = word.toLowerCase()
  if (Object.hasOwn(WORDS, lower)) return [inWord(word, WORDS[lower]!, null)]
  if (Object.hasOwn(ORDINAL_WORDS, lower)) return [inWord(word, ORDINAL_WORDS[lower]!, 'rank')]
  return Object.hasOwn(TIMES_WORDS, lower) ? [inWord(word, TIMES_WORDS[lower]!, 'times')] : []
}

function inWord(text: string, value: number, unit: Unit | null): StatedNumber {
  return { text, value, halfStep: 0, isNegative: false, unit, whose: null }
}
