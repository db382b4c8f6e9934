import { entryNames, type Field, screenNameOf } from '#core/contest/field.ts'
import type { Db } from '#db/client.ts'
import { placedEntryKeys } from '#db/entries/placed-entries.ts'

/**
 * Numbers of the user's entries, best rank first: those of a screen name, else those that the user entered from a set and
 * that are known by their keys. Null without a name when none is known.
 */
export async function ownEntries(
  db: Db,
  field: Field,
  { id, userId, screenName }: { id: number; userId: number; screenName: string | null },
): Promise<number[] | null> {
  if (screenName !== null) return byRank(field, entriesNamed(field, screenName))
  const keys = new Set(await placedEntryKeys(db, { contestId: id, userId }))
  if (keys.size === 0) return null
  const numbers = Array.from({ length: field.entries }, (_, entry) => entry)
  return byRank(
    field,
    numbers.filter((entry) => keys.has(String(field.entryIds[entry]))),
  )
}

function entriesNamed(field: Field, screenName: string): number[] {
  const sought = screenName.toLowerCase()
  return entryNames(field).flatMap((name, entry) =>
    screenNameOf(name).toLowerCase() === sought ? [entry] : [],
  )
}

function byRank({ ranks }: Field, entries: readonly number[]): number[] {
  return entries.toSorted((a, b) => ranks[a]! - ranks[b]! || a - b)
}
