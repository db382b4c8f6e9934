import { toCents } from '../money/cents.ts'
import { err, ok, type Result } from '../result.ts'
import { LAST_PLACE, MOST_TIERS, type PayoutTier, tierProblem } from './payout-tiers.ts'

/**
 * A payout table as copied from a contest page, one tier per line, or place and prize on separate lines: `1st  $2,000`,
 * `4th - 5th  $250`, `6-10 $100.50`. The tiers come back by place and must not overlap or leave a place out.
 */
export function parsePayouts(text: string): Result<PayoutTier[], string> {
  const lines = joinSplitCells(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(isTierText),
  )
  if (lines.length === 0) return err('Paste the table with one place or range a line, such as "1st $2,000".')
  if (lines.length > MOST_TIERS) return err(`The table has more than ${MOST_TIERS} lines.`)
  const tiers: PayoutTier[] = []
  for (const line of lines) {
    const tier = readTier(line)
    if (!tier) return err(`This line is not understood: "${line.slice(0, 60)}"`)
    tiers.push(tier)
  }
  const sorted = tiers.toSorted((a, b) => a.from - b.from)
  const problem = tierProblem(sorted)
  if (problem !== null) return err(problem)
  return ok(sorted)
}

const PLACE = String.raw`(\d[\d,]*)(?:st|nd|rd|th)?`
const TIER = new RegExp(
  String.raw`^${PLACE}(?:\s*(?:-|–|—|to)\s*${PLACE})?[\s:|]+\$?\s*([\d,]+(?:\.\d{1,2})?)$`,
  'i',
)

function readTier(line: string): PayoutTier | null {
  const match = TIER.exec(line)
  if (!match) return null
  const [, first, last, prize] = match
  const from = wholeOf(first!)
  const to = last === undefined ? from : wholeOf(last)
  if (from < 1 || to < from || to > LAST_PLACE) return null
  return { from, to, prizeCents: toCents(Number(prize!.replaceAll(',', ''))) }
}

function wholeOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}

/** Headers such as "Place  Prize" contain no digit. */
function isTierText(line: string): boolean {
  return /\d/.test(line)
}

/** Copied from a page, place and prize may be on separate lines. */
function joinSplitCells(lines: string[]): string[] {
  return lines.flatMap((line, i) => {
    if (line.startsWith('$')) return []
    const next = lines[i + 1]
    return [next?.startsWith('$') ? `${line} ${next}` : line]
  })
}
