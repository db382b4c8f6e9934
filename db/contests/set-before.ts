import { and, desc, eq, sql } from 'drizzle-orm'
import { isRecord } from '#core/collections/is-record.ts'
import { isContestSettings } from '#core/payouts/is-contest-settings.ts'
import type { PlayedContest, SetBefore, SetContest } from '#core/payouts/set-before.ts'
import { contestsInMemory } from '#core/slate-memory/contests-in-memory.ts'
import { CONTEST_FIELDS } from '#core/slate-memory/field-keys.ts'
import type { Db } from '../client.ts'
import { parsedOrNull } from '../json-text.ts'
import type { OwnedContest } from '../learning/learning.ts'
import {
  contestPlacings,
  contests,
  enteredEntries,
  games,
  slateMemories,
  standingMemories,
} from '../schema.ts'
import { isIn, isOfPlacing } from './contest-placings.ts'

/** Newest memories that are read. The database takes the three fields out of each, which has up to 512 KB. */
const MOST_MEMORIES = 40

/** The contests that the user set on slates, those changed last first, and then those kept by name. */
export async function contestsSet(db: Db, userId: number): Promise<SetContest[]> {
  const [slates, standing] = await db.batch([
    db
      .select({
        day: games.gameDate,
        fields: sql<string>`(select json_group_object(field.key, json(field.value))
          from json_each(iif(json_valid(${slateMemories.content}), ${slateMemories.content}, '{}'), '$.fields') as field
          where field.type = 'object' and field.key in ${[...CONTEST_FIELDS]})`,
      })
      .from(slateMemories)
      .innerJoin(games, eq(games.id, slateMemories.gameId))
      .where(eq(slateMemories.userId, userId))
      .orderBy(desc(slateMemories.updatedAt))
      .limit(MOST_MEMORIES),
    db
      .select({ fields: standingMemories.fields })
      .from(standingMemories)
      .where(eq(standingMemories.userId, userId)),
  ])
  const ofSlates = slates.flatMap(({ day, fields }) =>
    contestsInMemory(parsedOrNull<Parameters<typeof contestsInMemory>[0]>(fields) ?? {}).map((each) => ({
      ...each,
      day,
    })),
  )
  const byName = Object.values(standing[0]?.fields ?? {}).flatMap(({ value, at }) => {
    if (!isRecord(value) || !isContestSettings(value.contest)) return []
    const name = typeof value.name === 'string' ? { name: value.name } : {}
    return [{ contestKey: null, settings: { ...name, ...value.contest }, day: null, at }]
  })
  return [...ofSlates, ...byName].sort((a, b) => b.at - a.at)
}

/** What the user's entries in the standings say of the contest; nulls where none is placed. */
export async function contestOfEntries(
  db: Db,
  owned: OwnedContest,
): Promise<Pick<PlayedContest, 'contestKey' | 'name' | 'feeCents'>> {
  const found = await db
    .select({
      contestKey: enteredEntries.contestKey,
      name: enteredEntries.contestName,
      feeCents: enteredEntries.feeCents,
    })
    .from(contestPlacings)
    .innerJoin(enteredEntries, isOfPlacing)
    .where(isIn(owned))
    .orderBy(desc(sql`${enteredEntries.feeCents} is not null`), enteredEntries.entryKey)
    .limit(1)
    .get()
  return {
    contestKey: found?.contestKey || null,
    name: found?.name || null,
    feeCents: found?.feeCents ?? null,
  }
}

/** Keeps what the user set before with the contest, and calls it by its name while it still has that of its file. */
export async function setKnown(
  db: Db,
  { contestId, userId }: OwnedContest,
  { before, name, fileName }: { before: SetBefore; name: string | null; fileName: string },
): Promise<void> {
  await db
    .update(contests)
    .set({
      meta: sql`iif(json_valid(${contests.meta}), json_set(${contests.meta}, '$.before', json(${JSON.stringify(before)})), ${contests.meta})`,
      name: sql`iif(${contests.name} = ${fileName}, ifnull(${name}, ${contests.name}), ${contests.name})`,
    })
    .where(and(eq(contests.id, contestId), eq(contests.userId, userId)))
}
