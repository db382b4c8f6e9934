/**
 * What a user set for one slate, by field: a lock, a number typed in, a setting. A field is the unit that two devices can
 * disagree about (field-keys.ts names them). Its entry says what was set, when and on which device.
 */
export type SlateMemory = Readonly<Record<string, MemoryEntry>>

export type MemoryEntry = {
  /** Null: the user took it back, for example a lock. */
  value: MemoryValue
  /** Milliseconds since 1970; later than the entry that it replaced. */
  at: number
  /** The device; of two changes at the same time the one of the greater name counts, on every device. */
  by: string
}

export type MemoryValue =
  | null
  | boolean
  | number
  | string
  | readonly MemoryValue[]
  | { readonly [key: string]: MemoryValue }

/** The values of a screen, by field; a field that is absent is not set. */
export type Choices = Readonly<Record<string, MemoryValue>>

/** The value of a field; a field without an entry is as it was when the slate was loaded first (`defaults`). */
export function valueIn(memory: SlateMemory, defaults: Choices, field: string): MemoryValue {
  const entry = memory[field]
  return entry ? entry.value : (defaults[field] ?? null)
}

/** The values of all fields. */
export function choicesIn(memory: SlateMemory, defaults: Choices): Choices {
  return withoutNulls([
    ...Object.entries(defaults),
    ...Object.entries(memory).map(([field, { value }]) => [field, value] as const),
  ])
}

/** The fields whose values differ, with their values in `after`; null where `after` does not set the field. */
export function changesBetween(before: Choices, after: Choices): Choices {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...fields].flatMap((field) => {
      const value = after[field] ?? null
      return isSameValue(before[field] ?? null, value) ? [] : [[field, value]]
    }),
  )
}

/** `choices` with these fields set; null takes a field out. */
export function withValues(choices: Choices, changes: Choices): Choices {
  return withoutNulls([...Object.entries(choices), ...Object.entries(changes)])
}

/**
 * Entries for fields that were changed at `at` on this device. Each is later than the entry that it replaces, so that it
 * counts on every device even if the clock of another one is ahead.
 */
export function entriesFor(
  memory: SlateMemory,
  changes: Choices,
  { at, by }: { at: number; by: string },
): SlateMemory {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      { value, at: Math.max(at, (memory[field]?.at ?? -1) + 1), by },
    ]),
  )
}

/** Equal as JSON; the order of keys counts, so that a difference in it costs one needless entry at most. */
export function isSameValue(a: MemoryValue, b: MemoryValue): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

function withoutNulls(entries: readonly (readonly [string, MemoryValue])[]): Choices {
  const last = new Map(entries)
  return Object.fromEntries([...last].filter(([, value]) => value !== null))
}
