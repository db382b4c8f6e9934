import { type SQL, sql } from 'drizzle-orm'
import { type HeldOut, heldOut, outPeople } from '#core/slate-memory/out-people.ts'
import { easternDate } from '#core/time/game-time.ts'
import type { Db } from '../client.ts'
import { parsedOrNull } from '../json-text.ts'
import { games, slateMemories } from '../schema.ts'
import { startsAt } from './slate-start.ts'

/** The columns of `slateOuts`, read by `heldOutIn`. */
export type OutsRow = { startsAt: number | null; listed: string | null; marks: string | null }

export const outsColumns = {
  startsAt: sql<number | null>`outs.starts_at`.as('starts_at'),
  listed: sql<string | null>`outs.listed`.as('listed'),
  marks: sql<string | null>`outs.marks`.as('marks'),
}

/** The user's marks in the memory. Found by the database, as a memory has up to 512 KB; content that is broken has none. */
const marks = sql`(select json_group_object(field.key, field.value -> '$.value')
  from json_each(iif(json_valid(${slateMemories.content}), ${slateMemories.content}, '{}'), '$.fields') as field
  where field.type = 'object' and (field.key glob 'injury:*' or field.key glob 'exclude:*'))`

/** Whom the file lists as out (save-slate.ts). */
const listed = sql`iif(json_valid(${games.meta}), ${games.meta} -> '$.out', null)`

/** Whose slates, and when; numbers and texts, or placeholders for them. */
export type OutsAt<Value = unknown> = { userId: Value; now: Value; today: Value }

/** For a slate without the time of its kickoff the Eastern day counts. */
export function outsAt(userId: number, now: number) {
  return { userId, now, today: easternDate(new Date(now)) }
}

/** A table `outs`: a row for each of the owner's slates with an id in `ids` that has not started. */
export function slateOuts(ids: SQL, { userId, now, today }: OutsAt): SQL {
  return sql`(select ${games.id} as game_id, ${startsAt} as starts_at, ${listed} as listed, ${marks} as marks
    from ${games}
    left join ${slateMemories} on ${slateMemories.gameId} = ${games.id} and ${slateMemories.userId} = ${games.userId}
    where ${games.id} in (${ids}) and ${games.userId} = ${userId}
      and coalesce(${startsAt} > ${now}, ${games.gameDate} >= ${today}, 1)) as outs`
}

/** `slateOuts` of one slate, for a batch. */
export function selectOuts(db: Db, id: SQL, at: OutsAt) {
  return db.select(outsColumns).from(slateOuts(id, at))
}

export type HeldOutRow = { playerName: string; team: string | null }

/** The saved rows of the slate that are out; null without any. */
export function heldOutIn({ startsAt, listed, marks }: OutsRow, rows: readonly HeldOutRow[]): HeldOut | null {
  return heldOut(rows, { startsAt, people: outPeople(parsedOrNull(listed), parsedOrNull(marks)) })
}
