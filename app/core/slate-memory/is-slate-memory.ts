import { isRecord } from '../collections/is-record.ts'
import { byKey, fields, finite, orNull, textUpTo, wholeFrom } from '../collections/shape.ts'
import { isFieldKey } from './field-keys.ts'
import type { SlateMemory } from './memory.ts'
import type { SlateFacts } from './slate-facts.ts'

/** A projection file nests three levels; more is no value of this product. */
const DEEPEST_VALUE = 8
const MOST_FIELDS = 20_000

const short = textUpTo(400)

const ENTRY = fields({
  at: wholeFrom(0, Number.MAX_SAFE_INTEGER),
  by: textUpTo(40),
  value: (value) => value !== undefined && nestsAtMost(DEEPEST_VALUE, value),
})

const FACTS = fields({
  fileName: short,
  game: orNull(short),
  people: byKey(fields({ name: short, price: finite })),
})

/** Validates a memory from a store or a request. */
export function isSlateMemory(value: unknown): value is SlateMemory {
  if (!isRecord(value)) return false
  const entries = Object.entries(value)
  return entries.length <= MOST_FIELDS && entries.every(([field, entry]) => isFieldKey(field) && ENTRY(entry))
}

/** Validates what is kept about the memory's file. */
export function isSlateFacts(value: unknown): value is SlateFacts {
  return FACTS(value)
}

export function nestsAtMost(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => nestsAtMost(levels - 1, inner))
}
