import { isRecord } from '../collections/is-record.ts'
import { isFieldKey } from './field-keys.ts'
import type { SlateMemory } from './memory.ts'
import type { SlateFacts } from './slate-facts.ts'

/** A projection file nests three levels; more is no value of this product. */
const DEEPEST_VALUE = 8
const MOST_FIELDS = 20_000

/** Validates a memory from a store or a request: another version of the app may have written it. */
export function isSlateMemory(value: unknown): value is SlateMemory {
  if (!isRecord(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length <= MOST_FIELDS && entries.every(([field, entry]) => isFieldKey(field) && isEntry(entry))
  )
}

/** Validates what is kept about the memory's file. */
export function isSlateFacts(value: unknown): value is SlateFacts {
  return (
    isRecord(value) &&
    isShort(value.fileName) &&
    (value.game === null || isShort(value.game)) &&
    isRecord(value.people) &&
    Object.values(value.people).every(isListedPerson)
  )
}

function isListedPerson(person: unknown): boolean {
  return isRecord(person) && isShort(person.name) && Number.isFinite(person.price)
}

function isEntry(entry: unknown): boolean {
  return (
    isRecord(entry) &&
    Number.isSafeInteger(entry.at) &&
    (entry.at as number) >= 0 &&
    typeof entry.by === 'string' &&
    entry.by.length <= 40 &&
    entry.value !== undefined &&
    nestsAtMost(DEEPEST_VALUE, entry.value)
  )
}

export function nestsAtMost(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => nestsAtMost(levels - 1, inner))
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 400
}
