import { and, asc, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { EntryResult, ListedEntrySet, SetContent } from '#core/entries/entry-set.ts'
import { lineupResults } from '#core/entries/lineup-results.ts'
import type { Db } from '../client.ts'
import { preparedSelect } from '../prepared-select.ts'
import { isMine, type OwnedRecord, type RecordTables } from '../records.ts'
import { entrySets, lineupFigures, type StoredLineups } from '../schema.ts'
import { startsAt } from '../slates/slate-start.ts'
import { enforceLimit } from '../stored-limits.ts'
import { DELETED_ENTRY_SETS } from './deleted-entry-sets.ts'
import { asStored, summedResults } from './entry-set-results.ts'
import { entriesAsText, entriesIn, figuresAsText, figuresIn } from './set-entries.ts'

export type WholeSet = { set: ListedEntrySet; content: SetContent }

export type NewEntrySet = {
  userId: number
  set: Omit<ListedEntrySet, 'id' | 'lineups' | 'gameDate' | 'startsAt' | keyof SetFigures>
  content: StoredLineups
  idempotencyKey: string | null
  payloadHash: string
}

const { userId, idempotencyKey, payloadHash, bytes, results, content, ...typedColumns } =
  getTableColumns(entrySets)
const listedColumns = {
  ...typedColumns,
  gameDate: sql<string | null>`(select game_date from games where games.id = entry_sets.game_id)`,
  startsAt: sql<number | null>`(select ${startsAt} from games where games.id = entry_sets.game_id)`,
  figures: figuresAsText,
}
const wholeColumns = { ...listedColumns, results, content, enteredAs: entriesAsText }

type SetFigures = Pick<
  ListedEntrySet,
  'entries' | 'feesCents' | 'settled' | 'settledFeesCents' | 'winningsCents' | 'cashed' | 'bestPoints'
>
type ListedRow = Omit<ListedEntrySet, 'entries' | 'feesCents' | 'settledFeesCents'> & {
  figures: string | null
}
type WholeRow = ListedRow & {
  results: EntryResult[] | null
  content: StoredLineups | null
  enteredAs: string | null
}

/** A set whose text can't be read has no lineups, so that it can still be listed and deleted. */
const UNREADABLE: StoredLineups = { rows: [], lineups: [], rules: [] }

function wholeOf({ results, content, enteredAs, ...row }: WholeRow): WholeSet {
  const entries = entriesIn(enteredAs)
  const counted = entries.length > 0 ? lineupResults(entries, row.lineups) : results
  return { set: listedOf(row), content: { ...(content ?? UNREADABLE), results: counted, entries } }
}

/** A set with entries has their figures, any other those of the results that were typed. */
function listedOf({ figures, ...row }: ListedRow): ListedEntrySet {
  const fee = row.entryFeeCents
  const ofEntries = figuresIn(figures)
  if (ofEntries) return { ...row, ...ofEntries }
  const fees = {
    feesCents: fee === null ? null : fee * row.lineups,
    settledFeesCents: (fee ?? 0) * row.settled,
  }
  return { ...row, entries: 0, ...fees }
}

/** Inserts a set without results. */
export async function insertEntrySet(db: Db, created: NewEntrySet): Promise<WholeSet> {
  const { userId, set, content, idempotencyKey, payloadHash } = created
  const bytes = new TextEncoder().encode(JSON.stringify(content)).length
  const computed = { lineups: content.lineups.length, settled: 0, winningsCents: 0, cashed: 0, bytes }
  const [[saved]] = await db.batch([
    db
      .insert(entrySets)
      .values({ ...set, ...computed, userId, content, idempotencyKey, payloadHash })
      .returning(wholeColumns),
    enforceLimit(db, userId, 'entrySets'),
    enforceLimit(db, userId, 'entrySetBytes'),
  ])
  return wholeOf(saved!)
}

export type EntrySetRows = {
  sets: ListedEntrySet[]
  /** All of the user's sets. */
  total: number
  /** Number of changes to the user's sets so far. */
  revision: number
}

/** The user's sets, newest first: those older than the set `after`, from the newest for null. */
export async function findSetPage(
  db: Db,
  { userId, after, limit }: { userId: number; after: number | null; limit: number },
): Promise<EntrySetRows> {
  const [sets, [figures]] = await db.batch([
    db
      .select(listedColumns)
      .from(entrySets)
      .where(
        after === null
          ? eq(entrySets.userId, userId)
          : and(eq(entrySets.userId, userId), lt(entrySets.id, after)),
      )
      .orderBy(desc(entrySets.id))
      .limit(limit),
    db
      .select({ total: lineupFigures.entrySets, revision: lineupFigures.setsRevision })
      .from(lineupFigures)
      .where(eq(lineupFigures.userId, userId)),
  ])
  return { sets: sets.map(listedOf), total: figures?.total ?? 0, revision: figures?.revision ?? 0 }
}

/** For a batch, read by `listedSets`. */
export const selectNewestSets = preparedSelect(['userId', 'limit'], (db, at) =>
  db
    .select(listedColumns)
    .from(entrySets)
    .where(eq(entrySets.userId, at.userId))
    .orderBy(desc(entrySets.id))
    .limit(at.limit),
)

export function listedSets(rows: readonly ListedRow[]): ListedEntrySet[] {
  return rows.map(listedOf)
}

/** For a batch, read by `setIn`. */
export function selectSet(db: Db, owned: OwnedRecord) {
  return db.select(wholeColumns).from(entrySets).where(isMine(entrySets, owned))
}

export function setIn([row]: WholeRow[]): WholeSet | null {
  return row ? wholeOf(row) : null
}

export const ENTRY_SETS: RecordTables<WholeSet> = {
  table: entrySets,
  name: entrySets.name,
  deleted: DELETED_ENTRY_SETS,
  select: (db, owned) => [selectSet(db, owned)],
  read: ([rows]) => setIn(rows as WholeRow[]),
  rows: ({ content }) => content.rows,
}

export type SetChange = Partial<
  Pick<ListedEntrySet, 'name' | 'contestName' | 'contestType' | 'entryFeeCents'>
>

/** Null when there is no such set of this user. Another fee counts again which lineups cashed. */
export async function changeSet(db: Db, owned: OwnedRecord, change: SetChange): Promise<WholeSet | null> {
  const { entryFeeCents = asStored.entryFeeCents } = change
  const sums = summedResults({ results: asStored.results, entryFeeCents })
  return setIn(await updateSet(db, owned, { ...change, ...sums }))
}

function updateSet(db: Db, owned: OwnedRecord, change: SQLiteUpdateSetSource<typeof entrySets>, where?: SQL) {
  return db
    .update(entrySets)
    .set(change)
    .where(and(isMine(entrySets, owned), where))
    .returning(wholeColumns)
}

/** Replaces the results of all lineups. Null when this user has no such set of so many lineups. */
export async function setResults(
  db: Db,
  owned: OwnedRecord,
  results: EntryResult[],
): Promise<WholeSet | null> {
  const sums = summedResults({ results, entryFeeCents: asStored.entryFeeCents })
  return setIn(await updateSet(db, owned, { results, ...sums }, eq(entrySets.lineups, results.length)))
}

/** What an entry with its forecast takes as text. */
const ENTRY_BYTES = 500

/**
 * The user's newest sets of a slate, with their lineups and entries; none without a slate. At most `limit`, and none after the
 * first that brings them to `bytes`, because a request holds them all in memory.
 */
export async function newestSetsOfSlate(
  db: Db,
  { userId, gameId }: { userId: number; gameId: number | null },
  most: { limit: number; bytes: number },
): Promise<WholeSet[]> {
  if (gameId === null) return []
  const isOfSlate = and(eq(entrySets.userId, userId), eq(entrySets.gameId, gameId))
  const size = sql`${entrySets.bytes} + ${ENTRY_BYTES} * ifnull((select entries from entry_set_figures
    where set_id = ${entrySets.id}), 0)`
  const summed = db
    .select({
      id: entrySets.id,
      newer: sql`sum(${size}) over (order by ${entrySets.id} desc) - (${size})`.as('newer'),
    })
    .from(entrySets)
    .where(isOfSlate)
    .orderBy(desc(entrySets.id))
    .limit(most.limit)
    .as('summed')
  const rows = await db
    .select(wholeColumns)
    .from(entrySets)
    .innerJoin(summed, and(eq(summed.id, entrySets.id), lt(summed.newer, most.bytes)))
    .orderBy(desc(entrySets.id))
  return rows.map(wholeOf)
}

/** Gives a set name and contest of another one, which goes; both in one batch. Null when the set is gone. */
export async function takeOverSet(
  db: Db,
  owned: OwnedRecord,
  other: ListedEntrySet,
): Promise<WholeSet | null> {
  const { name, contestName, contestType } = other
  const [rows] = await db.batch([
    updateSet(db, owned, { name, contestName, contestType }),
    db.delete(entrySets).where(isMine(entrySets, { ...owned, id: other.id })),
  ])
  return setIn(rows)
}

/** The user's sets with id greater than `after`, in order of id, with their lineups. */
export async function wholeSetsAfter(
  db: Db,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<WholeSet[]> {
  const rows = await db
    .select(wholeColumns)
    .from(entrySets)
    .where(and(eq(entrySets.userId, userId), gt(entrySets.id, after)))
    .orderBy(asc(entrySets.id))
    .limit(limit)
  return rows.map(wholeOf)
}
