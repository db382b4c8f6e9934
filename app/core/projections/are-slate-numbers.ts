import {
  amount,
  byKey,
  fields,
  finite,
  flag,
  list,
  oneOf,
  optional,
  orNull,
  text,
} from '../collections/shape.ts'
import { OWNERSHIP_CONTESTS, POINTS_FROM, type SlateNumbers } from './slate-numbers.ts'

const people = byKey(byKey(orNull(finite)))

const FILE = fields({
  ...{ name: text, importedAt: finite, weight: amount, people },
  header: optional(text),
  out: optional(list(text)),
  ownershipFrom: optional(text),
  ownerships: optional(
    list(
      fields({
        contest: orNull(oneOf(OWNERSHIP_CONTESTS)),
        header: text,
        shares: byKey(list(orNull(finite), 2, 2)),
      }),
    ),
  ),
})

const NUMBERS = fields({
  pointsFrom: oneOf(POINTS_FROM),
  files: list(FILE),
  edits: people,
  ownershipByPosition: optional(flag),
  ownershipInPoints: optional(flag),
  learned: optional(byKey(fields({ games: finite, weight: finite, captainPct: finite, flexPct: finite }))),
})

/** Validates numbers that were stored, here or on the server. */
export function areSlateNumbers(value: unknown): value is SlateNumbers {
  return NUMBERS(value)
}
