import { err, ok, type Result } from '../result.ts'
import { CONTEST_TYPES, type ContestKind } from './contest-kinds.ts'
import { dollarText } from './dollar-text.ts'
import { estimatedTiers } from './estimated-tiers.ts'
import type { PayoutTier } from './payout-tiers.ts'
import { poolOfFees } from './rake.ts'

type PresetContest = {
  kind: ContestKind
  /** Entries when it is full. */
  entries: number
  feeCents: number
  /** What is paid in all; null: what the provider's highest rake leaves of the fees. */
  poolCents: number | null
  /** What a ticket of a satellite is worth. */
  ticketCents: number
}

/** The table that contests of this type usually have, or a sentence where the type has none for this size. */
export function presetTiers(contest: PresetContest): Result<PayoutTier[], string> {
  const { kind, entries, feeCents } = contest
  const { pays, label, rake } = CONTEST_TYPES[kind]
  if (pays === null) return err('Paste the payout table of the contest, or choose a type of contest.')
  const poolCents = contest.poolCents ?? poolOfFees(contest, rake)
  if (poolCents < 1 || feeCents < 1) return err('Without an entry fee the payout table must be given.')
  switch (pays.by) {
    case 'first':
      return ok([{ from: 1, to: 1, prizeCents: poolCents }])
    case 'half':
      return halfPaid(entries, poolCents)
    case 'multiple':
      return multiplePaid(contest, poolCents, pays.fees, label)
    case 'tickets':
      return ticketsPaid(contest, poolCents)
    case 'curve':
      return ok(
        estimatedTiers({
          poolCents,
          places: Math.max(1, Math.round(entries * pays.paidShare)),
          firstCents: poolCents * pays.firstShare,
          lastCents: feeCents * pays.lastFees,
        }),
      )
  }
}

function halfPaid(entries: number, poolCents: number): Result<PayoutTier[], string> {
  const places = Math.floor(entries / 2)
  if (places === 0) return err('A 50/50 needs at least 2 entries.')
  return ok(equalTiers(places, poolCents))
}

/** As many places as keep the rake at or under the highest, and not more prizes than fees. */
function multiplePaid(
  { entries, feeCents, poolCents }: PresetContest,
  pool: number,
  fees: number,
  label: string,
): Result<PayoutTier[], string> {
  const prizeCents = fees * feeCents
  const most = poolCents === null ? Math.floor(entries / fees) : Math.floor(pool / prizeCents)
  const places = Math.min(entries, most, Math.ceil(pool / prizeCents))
  if (places === 0) return err(`A ${label} needs at least ${fees} entries to pay ${fees} fees.`)
  return ok([{ from: 1, to: places, prizeCents }])
}

function ticketsPaid(
  { entries, ticketCents }: PresetContest,
  poolCents: number,
): Result<PayoutTier[], string> {
  const tickets = Math.min(entries, Math.floor(poolCents / ticketCents))
  if (tickets === 0) {
    const [worth, pool] = [dollarText(ticketCents), dollarText(poolCents)]
    return err(`A ticket worth ${worth} is more than the pool of ${pool}: the contest needs more entries.`)
  }
  const left = poolCents - tickets * ticketCents
  const paid: PayoutTier[] = [{ from: 1, to: tickets, prizeCents: ticketCents }]
  if (left > 0 && left <= ticketCents && tickets < entries)
    paid.push({ from: tickets + 1, to: tickets + 1, prizeCents: left })
  return ok(paid)
}

/** Cents that do not divide go to the first places, one each. */
function equalTiers(places: number, poolCents: number): PayoutTier[] {
  const prizeCents = Math.floor(poolCents / places)
  const more = poolCents - prizeCents * places
  return [
    ...(more > 0 ? [{ from: 1, to: more, prizeCents: prizeCents + 1 }] : []),
    { from: more + 1, to: places, prizeCents },
  ]
}
