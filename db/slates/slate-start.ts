import { sql } from 'drizzle-orm'
import { games } from '../schema.ts'

/** A slate's first kickoff, in milliseconds since 1970; null for a file that does not say it. */
export const startsAt = sql<
  number | null
>`iif(json_valid(${games.meta}) and json_type(${games.meta}, '$.startsAt') = 'integer', ${games.meta} ->> '$.startsAt', null)`
