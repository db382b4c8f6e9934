import { toCents } from '../money/cents.ts'
import { err, ok, type Result } from '../result.ts'

/** What a place wins; `ticketCents`: the part of it that is paid as tickets, at their worth. */
export type Prize = { cents: number; ticketCents: number }

const AMOUNT = /\$\s*(\d[\d,]*(?:\.\d{1,2})?)\s*([KM])?(?![\w.])/gi
const PLAIN = /^\$?\s*(\d[\d,]*(?:\.\d{1,2})?)\s*([KM])?$/i
const TICKET = /\btickets?\b/i
const TIMES = /^(\d{1,3})\s*[x×]\s*/i

/**
 * A prize as payout pages write it: `$2,000`, `100.50`, `$1M`, `Ticket worth $25`, `$100 + 2x $25 Ticket`. An error is the
 * reason as a sentence.
 */
export function readPrize(text: string): Result<Prize, string> {
  const total: Prize = { cents: 0, ticketCents: 0 }
  for (const part of text.split(/\s*(?:\+|&|\band\b)\s*/i).filter((each) => each !== '')) {
    const cents = centsOf(part)
    if (!cents.ok) return cents
    total.cents += cents.value
    if (TICKET.test(part)) total.ticketCents += cents.value
  }
  return ok(total)
}

function centsOf(part: string): Result<number, string> {
  const plain = PLAIN.exec(part.replace(/\s+cash$/i, ''))
  if (plain) return ok(amountCents(plain))
  if (!TICKET.test(part)) return err(`The prize "${part.slice(0, 40)}" is not understood.`)
  const times = Number(TIMES.exec(part)?.[1] ?? 1)
  const amounts = [...part.matchAll(AMOUNT)]
  const worth = amounts.length === 1 ? amounts[0]! : statedWorth(part)
  if (worth) return ok(times * amountCents(worth))
  return err(`What the prize "${part.slice(0, 40)}" is worth is not clear. Write it as "Ticket worth $25".`)
}

/** The amount after "worth", or the one in brackets, where there are several: another may belong to the name of the contest. */
function statedWorth(part: string): RegExpMatchArray | undefined {
  const after = /\bworth\b(.*)$/i.exec(part)?.[1] ?? /\(([^()]*)\)/.exec(part)?.[1] ?? ''
  const amounts = [...after.matchAll(AMOUNT)]
  return amounts.length === 1 ? amounts[0] : undefined
}

function amountCents([, digits, unit]: RegExpMatchArray): number {
  const times = unit === undefined ? 1 : unit.toUpperCase() === 'K' ? 1000 : 1_000_000
  return toCents(Number(digits!.replaceAll(',', '')) * times)
}
