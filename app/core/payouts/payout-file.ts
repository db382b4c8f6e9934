import { readCsvRows, tidyText } from '../files/csv-table.ts'
import { csvRefusalText } from '../files/file-refusal.ts'
import { tidyCell } from '../files/tidy-cell.ts'
import { err, ok, type Result } from '../result.ts'
import { dollarText } from './dollar-text.ts'
import { LAST_PLACE, type PayoutTier, type ReadPayouts, tierProblem } from './payout-tiers.ts'
import { readPrize } from './read-prize.ts'

const COLUMNS = ['from', 'to', 'prize'] as const

/** Does the text begin with the header of such a file? */
export function isPayoutFile(text: string): boolean {
  return /^\uFEFF?\s*"?from"?\s*,\s*"?to"?\s*,\s*"?prize\b/i.test(text)
}

/**
 * A payout table as a CSV file `From,To,Prize`: a range of places in each row, in any order, and dollars. An error names
 * the row of a spreadsheet and the reason.
 */
export function readPayoutFile(text: string): Result<ReadPayouts, string> {
  const read = readCsvRows(tidyText(text), ',')
  if (!read.ok) return err(csvRefusalText(read.error))
  const [header = [], ...below] = read.value
  const names = header.map((cell) => tidyCell(cell).toLowerCase())
  const [from, to, prize] = COLUMNS.map((column) => names.indexOf(column))
  if ([from, to, prize].includes(-1)) return err('The first row must be the header From,To,Prize.')
  const tiers: PayoutTier[] = []
  const notes: string[] = []
  for (const [index, cells] of below.entries()) {
    if (cells.every((cell) => tidyCell(cell) === '')) continue
    const row = index + 2
    const tier = tierOf(tidyCell(cells[from!]), tidyCell(cells[to!]), tidyCell(cells[prize!]))
    if (!tier.ok) return err(`Row ${row}: ${tier.error}`)
    const { ticketCents, ...places } = tier.value
    tiers.push(places)
    if (ticketCents > 0)
      notes.push(`Row ${row} is paid in tickets, counted at their worth of ${dollarText(ticketCents)}.`)
  }
  tiers.sort((a, b) => a.from - b.from)
  const problem = tierProblem(tiers)
  return problem === null ? ok({ tiers, notes }) : err(problem)
}

function tierOf(
  first: string,
  last: string,
  amount: string,
): Result<PayoutTier & { ticketCents: number }, string> {
  const from = placeOf(first)
  const to = last === '' ? from : placeOf(last)
  for (const [name, cell, place] of [
    ['From', first, from],
    ['To', last, to],
  ] as const)
    if (place === null)
      return err(
        `${name} must be a whole number from 1 to ${LAST_PLACE.toLocaleString('en-US')}, not "${cell}".`,
      )
  if (to! < from!)
    return err(`To is ${to}, and From is ${from}: a range goes from the better place to the worse.`)
  const prize = readPrize(amount)
  if (amount === '') return err('Prize is blank.')
  if (!prize.ok) return err(`Prize must be an amount in dollars, not "${amount.slice(0, 40)}".`)
  return ok({ from: from!, to: to!, prizeCents: prize.value.cents, ticketCents: prize.value.ticketCents })
}

/** A thousands comma is allowed. */
function placeOf(cell: string): number | null {
  const place = /^\d[\d,]*$/.test(cell) ? Number(cell.replaceAll(',', '')) : 0
  return place >= 1 && place <= LAST_PLACE ? place : null
}
