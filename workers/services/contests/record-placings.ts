import type { Field } from '#core/contest/field.ts'
import { MOST_PLACINGS, type Placing, placingsOf } from '#core/contest/placings.ts'
import type { Db } from '#db/client.ts'
import {
  addPlacings,
  enteredKeysAfter,
  type OwnEntries,
  ownEntriesIn,
} from '#db/contests/contest-placings.ts'
import type { OwnedContest } from '#db/contests/contests.ts'
import { payPlacings } from './pay-placings.ts'

/** About 500 KB of keys; an account holds at most ten times as many. */
const KEYS_AT_ONCE = 20_000

/**
 * Finds the user's entries in the field of one of their contests and stores where they were placed, so that triggers give
 * them their results. Null when none of the user's entries is in the file. It may run again at any time.
 */
export async function recordPlacings(db: Db, owned: OwnedContest, field: Field): Promise<OwnEntries | null> {
  const placings: Placing[] = []
  for (let after = ''; placings.length < MOST_PLACINGS; ) {
    const keys = await enteredKeysAfter(db, { userId: owned.userId, after, limit: KEYS_AT_ONCE })
    placings.push(...placingsOf(field, new Set(keys)))
    if (keys.length < KEYS_AT_ONCE) break
    after = keys.at(-1)!
  }
  if (placings.length === 0) return null
  await addPlacings(db, owned, placings.slice(0, MOST_PLACINGS))
  await payPlacings(db, owned)
  return ownEntriesIn(db, owned)
}
