import {
  amount,
  fields,
  kinds,
  list,
  oneOf,
  optional,
  orNull,
  type Shape,
  textUpTo,
} from '../collections/shape.ts'
import { ASSUMED_FIGURES } from './assumed-figures.ts'
import { CONTEST_KINDS } from './contest-kinds.ts'
import type { ContestSettings } from './contest-settings.ts'
import { MOST_TIERS } from './payout-tiers.ts'

const short = textUpTo(400)
const tiers = list(fields({ from: amount, to: amount, prizeCents: amount }), MOST_TIERS, 1)
const some: Shape = (value) => amount(value) && value !== 0

const SETTINGS = fields({
  name: optional(short),
  kind: oneOf(CONTEST_KINDS),
  ...{ size: amount, fillPct: amount, feeCents: amount, maxEntries: amount, ticketCents: amount },
  poolCents: orNull(amount),
  payouts: kinds('from', {
    type: fields({}),
    table: fields({ name: short, tiers, notes: list(short) }),
    earlier: fields({ name: short, entries: some, tiers }),
    figures: fields({ places: amount, firstCents: amount, lastCents: amount }),
  }),
  opponents: optional(
    fields({
      ...{ key: short, name: short, entries: amount },
      games: optional(fields({ over: amount, minutesLeft: list(amount) })),
    }),
  ),
  assumed: optional(list(oneOf(ASSUMED_FIGURES))),
})

/**
 * Validates the contest of a stored slate. Values that fit no contest are valid here, so that the user sees what they typed with
 * the reason; `simContestOf` tells it.
 */
export function isContestSettings(value: unknown): value is ContestSettings {
  return SETTINGS(value)
}
