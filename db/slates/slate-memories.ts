import { and, desc, eq, gt, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import type { SlateRow } from '#core/lineups/slate-rows-key.ts'
import type { SlateMemory } from '#core/slate-memory/memory.ts'
import type { SlateFacts } from '#core/slate-memory/slate-facts.ts'
import type { Db } from '../client.ts'
import { parsedOrNull } from '../json-text.ts'
import { games, savedLineups, slateMemories } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'
import { isMine, type OwnedSlate } from './slates.ts'

export type MemoryContent = { slate: SlateFacts; fields: SlateMemory }

/** `content` is null where nothing is kept, or nothing that can be read. */
export type StoredMemory = { revision: number; content: MemoryContent | null }

/**
 * What is kept with the owner's slate; null when there is no such slate. `earlier`, read only where nothing is kept, is
 * the content that was saved last for another file of `game`. `lineups`: those saved for the slate. The content of the revision
 * `known` is not read.
 */
export async function findMemory(
  db: Db,
  owned: OwnedSlate,
  { game, known }: { game: string | null; known: number },
): Promise<(StoredMemory & { earlier: MemoryContent | null; lineups: LineupOfSlate[] }) | null> {
  const [[own], [earlier], lineups] = await db.batch([
    selectMemory(db, owned, known),
    selectEarlier(db, owned, game),
    selectLineupsOfSlate(db, owned),
  ])
  return own ? { ...ofRow(own), earlier: earlier?.content ?? null, lineups: lineupsOfSlateIn(lineups) } : null
}

/**
 * Stores the memory if the stored one is of revision `base` (0: none is stored). `saved` is the new revision, or null
 * with the stored memory as `current`. Null when there is no such slate. The bytes of all memories have a limit.
 */
export async function putMemory(
  db: Db,
  owned: OwnedSlate,
  { base, content, now }: { base: number; content: MemoryContent; now: number },
): Promise<{ saved: number | null; current: StoredMemory } | null> {
  const text = JSON.stringify(content)
  const bytes = new TextEncoder().encode(text).length
  const row = sql`select ${games.id}, ${games.userId}, ${base + 1}, ${content.slate.game}, ${text}, ${bytes}, ${now}
    from ${games} where ${isMine(owned)} and (${base} = 0
      or exists (select 1 from slate_memories as kept where kept.game_id = ${games.id}))`
  const [[saved], [stored]] = await db.batch([
    db
      .insert(slateMemories)
      .select(row)
      .onConflictDoUpdate({
        target: slateMemories.gameId,
        set: {
          revision: sql`excluded.revision`,
          game: sql`excluded.game`,
          content: sql`excluded.content`,
          bytes: sql`excluded.bytes`,
          updatedAt: sql`excluded.updated_at`,
        },
        setWhere: eq(slateMemories.revision, base),
      })
      .returning({ revision: slateMemories.revision }),
    selectMemory(db, owned),
    enforceLimit(db, owned.userId, 'memoryBytes'),
  ])
  return stored ? { saved: saved?.revision ?? null, current: ofRow(stored) } : null
}

export type MemoryOfSlate = {
  slateId: number
  fileName: string | null
  gameMode: string
  gameDate: string | null
  content: MemoryContent | null
}

/** The owner's memories in the order of their slates, after the slate `after`. */
export async function memoriesAfter(
  db: Db,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<MemoryOfSlate[]> {
  return db
    .select({
      slateId: games.id,
      fileName: games.fileName,
      gameMode: games.gameMode,
      gameDate: games.gameDate,
      content: slateMemories.content,
    })
    .from(slateMemories)
    .innerJoin(games, eq(games.id, slateMemories.gameId))
    .where(and(eq(slateMemories.userId, userId), gt(slateMemories.gameId, after)))
    .orderBy(slateMemories.gameId)
    .limit(limit)
}

function selectMemory(db: Db, owned: OwnedSlate, known = 0) {
  const { revision, content } = slateMemories
  return db
    .select({ revision, content: sql`iif(${revision} = ${known}, null, ${content})`.mapWith(content) })
    .from(games)
    .leftJoin(slateMemories, eq(slateMemories.gameId, games.id))
    .where(isMine(owned))
}

function selectEarlier(db: Db, { slateId, userId, gameMode }: OwnedSlate, game: string | null) {
  const own = db.select({ one: sql`1` }).from(slateMemories).where(eq(slateMemories.gameId, slateId))
  return db
    .select({ content: slateMemories.content })
    .from(slateMemories)
    .innerJoin(games, eq(games.id, slateMemories.gameId))
    .where(
      and(
        eq(slateMemories.userId, userId),
        eq(slateMemories.game, game ?? ''),
        ne(slateMemories.gameId, slateId),
        eq(games.gameMode, gameMode),
        isNotNull(games.csvData),
        notExists(own),
      ),
    )
    .orderBy(sql`${slateMemories.updatedAt} desc`)
    .limit(1)
}

function ofRow({
  revision,
  content,
}: {
  revision: number | null
  content: MemoryContent | null
}): StoredMemory {
  return { revision: revision ?? 0, content }
}

type LineupOfSlate = { id: number; rows: SlateRow[] }

/** Only the newest of a user's 5,000 lineups are read. */
const MOST_READ = 200

type RowText = [name: string, team: string | null, salary: number, isCaptain: 0 | 1]

/** The lineups saved for the owner's slate, as far as they are among the user's newest, for a batch; read by `lineupsOfSlateIn`. */
function selectLineupsOfSlate(db: Db, { slateId, userId }: Pick<OwnedSlate, 'slateId' | 'userId'>) {
  const newest = db
    .select({ id: savedLineups.id, gameId: savedLineups.gameId })
    .from(savedLineups)
    .where(eq(savedLineups.userId, userId))
    .orderBy(desc(savedLineups.createdAt), desc(savedLineups.id))
    .limit(MOST_READ)
    .as('newest')
  // A plain name, because drizzle leaves out the table in a selection from one table.
  const rows = sql<string | null>`(select json_group_array(json_array(player_name, team, salary, is_captain))
    from saved_lineup_players where lineup_id = newest.id)`
  return db.select({ id: newest.id, rows }).from(newest).where(eq(newest.gameId, slateId))
}

function lineupsOfSlateIn(found: readonly { id: number; rows: string | null }[]): LineupOfSlate[] {
  return found.map(({ id, rows }) => ({
    id,
    rows: (parsedOrNull<RowText[]>(rows) ?? []).map(([name, team, salary, isCaptain]) => ({
      name,
      team,
      salary,
      isCaptain: isCaptain === 1,
    })),
  }))
}
