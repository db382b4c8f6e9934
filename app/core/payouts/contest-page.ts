import { toCents } from '../money/cents.ts'
import { readContestName } from './contest-name.ts'

/** What a contest's page says beside its prizes; null: not found there. */
export type ContestPage = {
  name: string | null
  feeCents: number | null
  /** Entries when the contest is full. */
  size: number | null
  /** The most entries of one user. */
  maxEntries: number | null
}

/**
 * Reads the text of a contest's page, all of it copied, whatever stands around. A label and its figure stand on one line or on
 * two, in either order. `parsePayouts` reads the prizes of the same text.
 */
export function readContestPage(text: string): ContestPage {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const pairs = lines.slice(1).map((line, i) => `${lines[i]} ${line}`)
  const named = lines.find(isName) ?? null
  const fee = firstMatch([...lines, ...pairs], FEE) ?? firstMatch([...lines, ...pairs], FEE_BEFORE)
  const most = firstMatch([...lines, ...pairs], MOST)
  const name = named === null ? null : readContestName(named, null)
  return {
    name: named,
    feeCents: fee === null ? (name?.feeCents ?? null) : /free/i.test(fee) ? 0 : toCents(numberOf(fee)),
    size: sizeIn(lines, pairs),
    maxEntries: lines.some((line) => SINGLE.test(line))
      ? 1
      : most === null
        ? (name?.maxEntries ?? null)
        : numberOf(most),
  }
}

const AMOUNT = String.raw`(\$\d[\d,]*(?:\.\d{1,2})?|free)`
const FEE_LABEL = '(?:entry fee|entry|fee|buy-?in)'
const FEE = new RegExp(`^${FEE_LABEL}:? ${AMOUNT}$`, 'i')
const FEE_BEFORE = new RegExp(`^${AMOUNT} ${FEE_LABEL}$`, 'i')
const MOST =
  /^(?:max(?:imum|\.)? entries(?: per (?:user|person|entrant))?|entries per user|entry limit|multi-?entry)(?: limit| max)?:?(?: up to)? (\d[\d,]{0,8})\b/i
const SINGLE = /^(?:type:? )?single[ -]entry$/i
/** `47,562`, `237.8K` */
const COUNT = String.raw`(\d[\d,]{0,9}|\d{1,4}(?:\.\d{1,2})?[KM])`
/** Taken and all of the contest's entries: `47,562 / 47,562`. */
const FILLED = new RegExp(
  `^(?:(?:total )?(?:entries|entrants):? )?${COUNT} ?(?:/|of) ?${COUNT}(?: (?:entries|entrants|filled))?$`,
  'i',
)
const COUNTED = new RegExp(`^(?:total |contest )?(?:entries|entrants|size):? ${COUNT}$`, 'i')

/** Of several pairs of numbers that of the most entries: the user's own are on the page, too, and so may be dates. */
function sizeIn(lines: readonly string[], pairs: readonly string[]): number | null {
  const full = [...lines, ...pairs].flatMap((line) => {
    const [, taken, all] = FILLED.exec(line) ?? []
    return taken !== undefined && numberOf(taken) <= numberOf(all!) ? [numberOf(all!)] : []
  })
  const most = Math.max(0, ...full)
  if (most > 1) return most
  const counted = firstMatch([...lines, ...pairs], COUNTED)
  return counted === null ? null : numberOf(counted)
}

/** `1st NFL Showdown $20 Ticket` and `NFL $20 Millionaire Ticket worth $20` name the contest that a prize is for. */
const PRIZE = /^\d[\d,]*(?:st|nd|rd|th)\b|\btickets?(?: worth\b.*)?$/i

/** A line that names a contest says its sport, and its prizes, its type or its limit. */
export function isName(line: string): boolean {
  if (line.length > 400 || PRIZE.test(line) || !/\b(?:NFL|Showdown)\b/.test(line)) return false
  const { kind, poolCents, maxEntries } = readContestName(line, null)
  return kind !== null || poolCents !== null || maxEntries !== null
}

function firstMatch(lines: readonly string[], pattern: RegExp): string | null {
  for (const line of lines) {
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) return found
  }
  return null
}

function numberOf(text: string): number {
  const number = Number(text.replace(/[$,KM]/gi, ''))
  return /k$/i.test(text) ? Math.round(1e3 * number) : /m$/i.test(text) ? Math.round(1e6 * number) : number
}
