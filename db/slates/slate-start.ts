import { sql } from 'drizzle-orm'
import type { SlateLock } from '#core/slate/next-lock.ts'
import { parsedOrNull } from '../json-text.ts'
import { games } from '../schema.ts'

/** A slate's first kickoff, in milliseconds since 1970; null for a file that does not say it. */
export const startsAt = sql<
  number | null
>`iif(json_valid(${games.meta}) and json_type(${games.meta}, '$.startsAt') = 'integer', ${games.meta} ->> '$.startsAt', null)`

/** A slate's locks, for `locksIn`. */
export const locks = sql<string | null>`iif(json_valid(${games.meta}), ${games.meta} -> '$.locks', null)`

/** Absent for a file that was stored before they were. */
export function locksIn(text: string | null): { locks?: SlateLock[] } {
  const locks = parsedOrNull<SlateLock[]>(text)
  return Array.isArray(locks) ? { locks } : {}
}
