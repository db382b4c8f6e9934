import { isSameValue, type MemoryEntry, type MemoryValue, type SlateMemory } from './memory.ts'

/**
 * Two memories of a slate as one: of each field the later entry. The order of the two does not matter, and merging one
 * twice changes nothing, so devices that have seen the same changes hold the same memory.
 */
export function merged(a: SlateMemory, b: SlateMemory): SlateMemory {
  const both = new Map(Object.entries(a))
  for (const [field, entry] of Object.entries(b)) both.set(field, laterOf(both.get(field) ?? entry, entry))
  return Object.fromEntries(both)
}

/** A field that two devices changed without knowing of each other. The later value counts until the user chooses. */
export type Conflict = { field: string; mine: MemoryValue; theirs: MemoryValue }

/**
 * The fields changed here since `unsent` and on another device as well, to another value. `unsent` holds the time of the
 * entry that each of our changes replaced: an entry of the server that is no later was known here.
 */
export function conflictsBetween(
  mine: SlateMemory,
  theirs: SlateMemory,
  unsent: Readonly<Record<string, number>>,
): Conflict[] {
  return Object.entries(unsent).flatMap(([field, replacedAt]) => {
    const [ours, other] = [mine[field], theirs[field]]
    if (!ours || !other || other.at <= replacedAt || isSameValue(ours.value, other.value)) return []
    return [{ field, mine: ours.value, theirs: other.value }]
  })
}

function laterOf(a: MemoryEntry, b: MemoryEntry): MemoryEntry {
  if (a.at !== b.at) return a.at > b.at ? a : b
  if (a.by !== b.by) return a.by > b.by ? a : b
  // One device, one time: any fixed order serves, as long as it does not depend on which side is asked.
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b
}
