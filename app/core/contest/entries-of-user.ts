import { eachEntryName, type Field, screenNameOf } from './field.ts'

/** The entries of a user, best rank first, and those with one of the keys; the name in any case. */
export function entriesOfUser(
  field: Field,
  { screenName, keys }: { screenName: string | null; keys: ReadonlySet<string> },
): number[] {
  const sought = screenName?.trim().toLowerCase() || null
  const own = new Set<number>()
  if (sought !== null) {
    let entry = 0
    for (const name of eachEntryName(field)) {
      if (screenNameOf(name).toLowerCase() === sought) own.add(entry)
      entry += 1
    }
  }
  if (keys.size > 0) {
    for (let entry = 0; entry < field.entries; entry += 1)
      if (keys.has(String(field.entryIds[entry]))) own.add(entry)
  }
  return [...own].sort((a, b) => field.ranks[a]! - field.ranks[b]! || a - b)
}
