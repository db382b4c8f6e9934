import { toCents } from '../money/cents.ts'
import { err, ok, type Result } from '../result.ts'

/** Places `from` to `to` are paid `prizeCents` each. */
export type PayoutTier = { from: number; to: number; prizeCents: number }

const MOST_TIERS = 2_000
const LAST_PLACE = 1_000_000
/** The most that all places may pay together: far above any contest, and the cents stay exact whole numbers. */
const MOST_DOLLARS = 1_000_000_000

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
  const broken = sorted.find((tier, i) => tier.from !== (i === 0 ? 1 : sorted[i - 1]!.to + 1))
  if (broken) return err(`Place ${broken.from} follows on a gap or is paid twice.`)
  if (prizePoolCents(sorted) > MOST_DOLLARS * 100)
    return err('The prizes add up to more than any contest pays.')
  return ok(sorted)
}

export function prizePoolCents(tiers: readonly PayoutTier[]): number {
  return tiers.reduce((sum, { from, to, prizeCents }) => sum + (to - from + 1) * prizeCents, 0)
}

/**
 * What each rank's entries win, in cents, in the order of the entries given. With n entries above and t tied, the tied
 * share the prizes of places n+1 to n+t (DOMAIN.md section 9); cents that remain go to the first of them, so
 * that all winnings sum to the pool when every paid place is taken.
 */
export function winningsCents(ranks: ArrayLike<number>, tiers: readonly PayoutTier[]): Float64Array {
  const tied = new Map<number, number>()
  for (let i = 0; i < ranks.length; i += 1) tied.set(ranks[i]!, (tied.get(ranks[i]!) ?? 0) + 1)
  const shares = sharesByRank(tied, tiers)
  const winnings = new Float64Array(ranks.length)
  for (let i = 0; i < ranks.length; i += 1) {
    const share = shares.get(ranks[i]!)!
    winnings[i] = share.cents
    if (share.spareCents === 0) continue
    winnings[i]! += 1
    share.spareCents -= 1
  }
  return winnings
}

type Share = { cents: number; spareCents: number }

function sharesByRank(tied: Map<number, number>, tiers: readonly PayoutTier[]): Map<number, Share> {
  const shares = new Map<number, Share>()
  let above = 0
  for (const [rank, count] of [...tied].sort(([a], [b]) => a - b)) {
    const pot = paidUpTo(tiers, above + count) - paidUpTo(tiers, above)
    shares.set(rank, { cents: Math.floor(pot / count), spareCents: pot % count })
    above += count
  }
  return shares
}

/** The sum of the prizes of the first `places` places. */
function paidUpTo(tiers: readonly PayoutTier[], places: number): number {
  return tiers.reduce((sum, { from, to, prizeCents }) => {
    return sum + Math.max(0, Math.min(to, places) - from + 1) * prizeCents
  }, 0)
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
