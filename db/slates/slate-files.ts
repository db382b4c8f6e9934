import { and, desc, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { games } from '../schema.ts'
import { fileColumns, type OwnedSlates, type SlateFile } from './slates.ts'

/* Several stored salary files at once, with their texts. */

type OwnedFiles = OwnedSlates & { characters: number }

/**
 * The owner's newest files with their text: at most `limit`, with at most `characters` of text in total, because a
 * request holds them all in memory.
 */
export async function newestSlateFiles(db: Db, most: OwnedFiles): Promise<SlateFile[]> {
  return slateFiles(db, most, sql<number>`0`, 0)
}

/**
 * The owner's files whose text holds at least half of the words, those with most of them first, then the newest; as
 * many as `most` allows.
 */
export async function slateFilesWith(
  db: Db,
  words: readonly string[],
  most: OwnedFiles,
): Promise<SlateFile[]> {
  const found = sql<number>`(select count(*) from json_each(${JSON.stringify(words)}) as word
    where instr(${games.csvData}, word.value) > 0)`
  return slateFiles(db, most, found, words.length / 2)
}

async function slateFiles(
  db: Db,
  { userId, gameMode, limit, characters }: OwnedFiles,
  score: SQL<number>,
  leastScore: number,
): Promise<SlateFile[]> {
  const scored = db
    .select({
      id: games.id,
      length: sql<number>`length(${games.csvData})`.as('length'),
      score: score.as('score'),
    })
    .from(games)
    .where(isFileOf({ userId, gameMode }))
    .as('scored')
  const best = db
    .select({ id: scored.id, length: scored.length, score: scored.score })
    .from(scored)
    .where(gte(scored.score, leastScore))
    .orderBy(desc(scored.score), desc(scored.id))
    .limit(limit)
    .as('best')
  const summed = db
    .select({
      id: best.id,
      score: best.score,
      total: sql`sum(${best.length}) over (order by ${best.score} desc, ${best.id} desc)`.as('total'),
    })
    .from(best)
    .as('summed')
  return db
    .select(fileColumns)
    .from(games)
    .innerJoin(summed, and(eq(summed.id, games.id), lte(summed.total, characters)))
    .orderBy(desc(summed.score), desc(games.id))
}

/** How many files of the format the owner has. */
export async function countSlates(
  db: Db,
  { userId, gameMode }: { userId: number; gameMode: string },
): Promise<number> {
  return db.$count(games, isFileOf({ userId, gameMode }))
}

function isFileOf({ userId, gameMode }: { userId: number; gameMode: string | SQL }) {
  return and(eq(games.userId, userId), eq(games.gameMode, gameMode), isNotNull(games.csvData))
}
