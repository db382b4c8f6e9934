import { entriesOfUser } from '#core/contest/entries-of-user.ts'
import type { Field } from '#core/contest/field.ts'
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
  if (screenName !== null) return entriesOfUser(field, { screenName, keys: new Set() })
  const keys = new Set(await placedEntryKeys(db, { contestId: id, userId }))
  return keys.size === 0 ? null : entriesOfUser(field, { screenName: null, keys })
}
