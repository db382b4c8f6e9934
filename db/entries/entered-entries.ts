import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { EnteredEntry } from '#core/entries/entered-entry.ts'
import { jsonChunks } from '../bulk.ts'
import type { Db } from '../client.ts'
import { addPlacingJobs, jobIdsIn } from '../jobs.ts'
import { putEntries } from '../lineups/lineup-entries.ts'
import { isMine, type OwnedRecord } from '../records.ts'
import { enteredEntries, entrySets } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'
import { selectSet, setIn, type WholeSet } from './entry-sets.ts'

/*
 * The user's entries at the provider. Their results and the figures of their sets are kept by the triggers of
 * migrations/0021_entered_entries.sql: no query here or elsewhere writes a result.
 */

const FIELDS = [
  'entryKey',
  'contestKey',
  'contestName',
  'feeCents',
  'lineup',
  'forecast',
] as const satisfies (keyof EnteredEntry)[]

/**
 * Enters lineups of a set: an entry that the user has already, also as another lineup's or another set's, is moved here; the
 * set's other entries stay. An entry of a finalized lineup stays there. An entry of unknown fee has the set's. A forecast is replaced until the entry has a result.
 * Null when this user has no such set. `jobIds`: of jobs that look for the entries in standings uploaded before; they need
 * a message.
 */
export async function enterSet(
  db: Db,
  owned: OwnedRecord,
  { entries, now }: { entries: readonly EnteredEntry[]; now: number },
): Promise<{ set: WholeSet; jobIds: number[] } | null> {
  const { userId } = owned
  const entryKeys = entries.map(({ entryKey }) => entryKey)
  const chunks = [...jsonChunks(entries.map((entry) => FIELDS.map((field) => entry[field])))]
  const results = await db.batch([
    selectSet(db, owned),
    ...chunks.map((chunk) => insertEntries(db, owned, chunk)),
    enforceLimit(db, userId, 'setEntries'),
    enforceLimit(db, userId, 'enteredEntries'),
    addPlacingJobs(db, { userId, entryKeys, now }),
    selectSet(db, owned),
  ])
  const set = setIn(results.at(-1) as (typeof results)[0])
  return set && { set, jobIds: jobIdsIn(results.at(-2) as { jobId: number }[]) }
}

/** The user's entries of these keys, as they are recorded. `setId`: null for one of a lineup that was saved by itself. */
export function findEntered(db: Db, userId: number, entryKeys: readonly string[]) {
  const { entryKey, setId, forecast } = enteredEntries
  return db
    .select({ entryKey, setId, forecast })
    .from(enteredEntries)
    .where(
      and(
        eq(enteredEntries.userId, userId),
        sql`${entryKey} in (select value from json_each(${JSON.stringify(entryKeys)}))`,
      ),
    )
}

/** The ids of the user's sets among these that have no entry, no fee and no result. */
export async function findEmptied(db: Db, userId: number, setIds: readonly number[]): Promise<number[]> {
  const ownEntries = db
    .select({ one: sql`1` })
    .from(enteredEntries)
    .where(eq(enteredEntries.setId, entrySets.id))
  const rows = await db
    .select({ id: entrySets.id })
    .from(entrySets)
    .where(
      and(
        eq(entrySets.userId, userId),
        sql`${entrySets.id} in (select value from json_each(${JSON.stringify(setIds)}))`,
        isNull(entrySets.entryFeeCents),
        isNull(entrySets.results),
        notExists(ownEntries),
      ),
    )
  return rows.map(({ id }) => id)
}

function insertEntries(db: Db, owned: OwnedRecord, chunk: string) {
  const given = {
    ...Object.fromEntries(FIELDS.map((field, at) => [field, sql.raw(`value ->> ${at}`)])),
    userId: sql`${owned.userId}`,
    feeCents: sql`ifnull(value ->> 3, ${entrySets.entryFeeCents})`,
    setId: sql`${entrySets.id}`,
    place: sql`value ->> 4`,
  }
  const from = sql`from json_each(${chunk}), ${entrySets}
    where ${isMine(entrySets, owned)} and value ->> 4 < ${entrySets.lineups}`
  const isSame = sql`${enteredEntries.setId} is excluded.set_id and ${enteredEntries.place} is excluded.place`
  return putEntries(db, given, from, {
    contestKey: sql`excluded.contest_key`,
    contestName: sql`excluded.contest_name`,
    feeCents: sql`excluded.fee_cents`,
    forecast: sql`case when ${enteredEntries.source} is not null and ${isSame} then ${enteredEntries.forecast}
      when ${isSame} then ifnull(excluded.forecast, ${enteredEntries.forecast}) else excluded.forecast end`,
  })
}
