import { err, ok, type Result } from '../result.ts'
import { dollarText } from './dollar-text.ts'
import { isPayoutFile, readPayoutFile } from './payout-file.ts'
import { LAST_PLACE, type PayoutTier, prizePoolCents, type ReadPayouts, tierProblem } from './payout-tiers.ts'
import { readPrize } from './read-prize.ts'

/**
 * A payout table as copied from a contest page, one tier per line, or place and prize on separate lines: `1st  $2,000`,
 * `4th - 5th  $250`, `6-10 $100.50`, `11th Ticket worth $25`. The tiers come back by place and must not overlap or leave a
 * place out. Tickets count at their worth, and a note says so. The text of a file `From,To,Prize` is read as that; of a whole
 * page the table is found, whatever stands around it.
 */
export function parsePayouts(text: string): Result<ReadPayouts, string> {
  if (isPayoutFile(text)) return readPayoutFile(text)
  const lines = tierLines(text)
  if (lines.length === 0) return err('Paste the table with one place or range a line, such as "1st $2,000".')
  const read = lines.map((line) => ({ line, tier: readTier(line) }))
  const wrong = read.find(({ tier }) => !tier.ok)?.tier
  const found: Result<ReadTier[], string> =
    wrong && !wrong.ok
      ? tableIn(read, wrong.error)
      : ok(read.flatMap(({ tier }) => (tier.ok ? [tier.value] : [])))
  if (!found.ok) return found
  const tiers = found.value.sort((a, b) => a.from - b.from)
  const problem = tierProblem(tiers)
  if (problem !== null) return err(problem)
  return ok({
    tiers: tiers.map(({ from, to, prizeCents }) => ({ from, to, prizeCents })),
    notes: [...ticketNotes(tiers), ...totalNotes(text, prizePoolCents(tiers))],
  })
}

type ReadTier = PayoutTier & { ticketCents: number }

/**
 * The table among lines of a page: those that begin with place 1, follow each other without a gap, and pay the most in all.
 * A place whose prize is not understood is an error, since the places after it would be missing.
 * @param otherwise the error where there is no table.
 */
function tableIn(
  lines: readonly { line: string; tier: Result<ReadTier, string> }[],
  otherwise: string,
): Result<ReadTier[], string> {
  const tables: { tiers: ReadTier[]; error: string | null }[] = []
  let isOpen = false
  for (const { line, tier } of lines) {
    const table = tables.at(-1)
    const before = table?.tiers.at(-1)
    if (tier.ok && isOpen && follows(tier.value, before)) table!.tiers.push(tier.value)
    else if (tier.ok && tier.value.from === 1) {
      tables.push({ tiers: [tier.value], error: null })
      isOpen = true
    } else {
      if (isOpen && !tier.ok && before && firstPlace(line) === before.to + 1) table!.error = tier.error
      isOpen = false
    }
  }
  const [best] = tables.sort((a, b) => prizePoolCents(b.tiers) - prizePoolCents(a.tiers))
  if (!best) return err(otherwise)
  return best.error === null ? ok(best.tiers) : err(best.error)
}

function follows(tier: ReadTier, before: ReadTier | undefined): boolean {
  return before !== undefined && tier.from === before.to + 1 && tier.prizeCents <= before.prizeCents
}

/** The first place of a line that is meant as one of a table: with an ordinal or a prize. */
function firstPlace(line: string): number | null {
  const [, first] = new RegExp(`^${PLACES}`, 'i').exec(line) ?? []
  return first !== undefined && /^\d[\d,]*(?:st|nd|rd|th)|\$|ticket/i.test(line) ? wholeOf(first) : null
}

/** `Place 1`, `Places 2 to 5`. */
function placesText(from: number, to: number): string {
  return from === to ? `Place ${from}` : `Places ${from} to ${to}`
}

function ticketNotes(tiers: readonly ReadTier[]): string[] {
  return tiers.flatMap(({ from, to, ticketCents }) => {
    if (ticketCents === 0) return []
    const verb = from === to ? 'wins' : 'win'
    return `${placesText(from, to)} ${verb} tickets, counted at their worth of ${dollarText(ticketCents)}.`
  })
}

const TOTAL = /^(?:total|prize pool|(?:all )?prizes)\b[^$\d]*(\$[\d,.]+[KM]?)$/i

/** A table whose page states another total lacks a line, or has one of another contest. */
function totalNotes(text: string, poolCents: number): string[] {
  return linesOf(text).flatMap((line) => {
    const total = readPrize(TOTAL.exec(line)?.[1] ?? '')
    if (!total.ok || total.value.cents === 0 || total.value.cents === poolCents) return []
    return `The page says ${dollarText(total.value.cents)} in all; the places add up to ${dollarText(poolCents)}.`
  })
}

const PLACE = String.raw`(\d[\d,]*)(?:st|nd|rd|th)?`
const PLACES = String.raw`${PLACE}(?:\s*(?:-|–|—|to)\s*${PLACE})?`
const TIER = new RegExp(String.raw`^${PLACES}[\s:|]+(\S.*)$`, 'i')
const ONLY_PLACES = new RegExp(String.raw`^${PLACES}\s*:?$`, 'i')

function readTier(line: string): Result<ReadTier, string> {
  if (ONLY_PLACES.test(line)) return err(`The prize of "${line.slice(0, 60)}" is missing.`)
  const notUnderstood = err(`This line is not understood: "${line.slice(0, 60)}"`)
  const match = TIER.exec(line)
  if (!match) return notUnderstood
  const [, first, last, text] = match
  const from = wholeOf(first!)
  const to = last === undefined ? from : wholeOf(last)
  if (from < 1 || to < from || to > LAST_PLACE) return notUnderstood
  const prize = readPrize(text!.trim())
  if (!prize.ok) return /ticket/i.test(line) ? prize : notUnderstood
  return ok({ from, to, prizeCents: prize.value.cents, ticketCents: prize.value.ticketCents })
}

function wholeOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}

/**
 * A line for each tier. Copied from a page, place and prize may be on separate lines, and so may the two ends of a range.
 * Headers such as "Place  Prize" contain no digit.
 */
function tierLines(text: string): string[] {
  const whole = text.replace(/(\d(?:st|nd|rd|th))\s*([-–—])\s*(?=\d)/gi, '$1 $2 ')
  const lines = linesOf(whole).filter(
    (line) => (/\d/.test(line) || /ticket/i.test(line)) && !TOTAL.test(line),
  )
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isMore =
      before !== undefined && (/^\+/.test(line) || (ONLY_PLACES.test(before) && !/^\d/.test(line)))
    if (isMore) joined[joined.length - 1] = `${before} ${line}`
    else joined.push(line)
  }
  return joined
}

function linesOf(text: string): string[] {
  // A page may have a label and its amount on two lines.
  return text
    .replace(/^[ \t]*(total(?: prizes)?|prize pool|prizes):?\s*\n\s*(?=\$)/gim, '$1 ')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
