import { and, desc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { ResultOffer } from '#core/lineups/result-offer.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import type { LineupTotals, SetToTotal } from '#core/money/lineup-totals.ts'
import type { SetTotals } from '#core/money/set-totals.ts'
import type { Db } from './client.ts'
import { fixedQuery } from './fixed-query.ts'
import { parsedOrNull } from './json-text.ts'
import { listedColumns } from './saved-lineups.ts'
import { enteredEntries, entrySets, historyAnalytics, lineupFigures, savedLineups } from './schema.ts'

/*
 * What is stored of a user's lineups and entry sets between two changes. Triggers count the changes, so whatever changes
 * a lineup or a set makes the stored figures out of date.
 */

/** Increase when `LineupTotals`, `ResultOffer` or their computation change; older results are then computed again. */
const EDITION = sql.raw(`'4:'`)

const revisionOfHistory = sql<number>`ifnull(${historyAnalytics.revision}, 0)`
/** Names of what the figures are computed from, as `computedFor` stores them. */
const currentTotals = sql<string>`(${EDITION} || ${lineupFigures.revision} || ':' || ${lineupFigures.setsRevision})`
const currentOffers = sql<string>`(${EDITION} || ${lineupFigures.revision} || ':' || ${lineupFigures.setsRevision}
  || ':' || ${revisionOfHistory})`

/** The stored totals of the sets alone; null when a set has changed since. A change of a lineup leaves them as they are. */
const currentSetTotals = sql<string | null>`case
  when ${lineupFigures.totalsFor} glob (${EDITION} || '*:' || ${lineupFigures.setsRevision})
    and json_valid(${lineupFigures.totals})
  then json_extract(${lineupFigures.totals}, '$.sets') end`

/** Stored figures and the version that the lineups are at; `figures` is null when they are of an earlier version. */
export type KeptFigures<Figures> = { version: string; figures: Figures | null }

/** For a batch, read by `totalsIn`. */
export const selectTotals = fixedQuery(['userId'], (db, at) =>
  db
    .select({
      version: currentTotals,
      computedFor: lineupFigures.totalsFor,
      figures: lineupFigures.totals,
    })
    .from(lineupFigures)
    .where(eq(lineupFigures.userId, at.userId)),
)

/** Null for a user who never saved a lineup or an entry set. */
export function totalsIn([row]: Row[]): KeptFigures<LineupTotals> | null {
  return keptIn(row)
}

/** For a batch, read by `setTotalsIn`; no row for a user without entry sets. */
export const selectSetTotals = fixedQuery(['userId'], (db, at) =>
  db
    .select({ version: currentTotals, figures: currentSetTotals })
    .from(lineupFigures)
    .where(and(eq(lineupFigures.userId, at.userId), gt(lineupFigures.entrySets, 0))),
)

/** Null for a user without entry sets. */
export function setTotalsIn([row]: Omit<Row, 'computedFor'>[]): KeptFigures<SetTotals> | null {
  return row ? { version: row.version, figures: parsedOrNull<SetTotals>(row.figures) } : null
}

/** The number of lineups and of changes to them, and the stored offers; for a batch. */
export const selectOffers = fixedQuery(['userId'], (db, at) =>
  db
    .select({
      lineups: lineupFigures.lineups,
      revision: lineupFigures.revision,
      version: currentOffers,
      computedFor: lineupFigures.offersFor,
      figures: lineupFigures.offers,
    })
    .from(lineupFigures)
    .leftJoin(historyAnalytics, eq(historyAnalytics.userId, lineupFigures.userId))
    .where(eq(lineupFigures.userId, at.userId)),
)

export function offersIn([row]: Row[]): KeptFigures<ResultOffer[]> | null {
  return keptIn(row)
}

type Row = { version: string; computedFor: string | null; figures: string | null }

function keptIn<Figures>(row: Row | undefined): KeptFigures<Figures> | null {
  if (!row) return null
  const { version, computedFor, figures } = row
  return { version, figures: computedFor === version ? parsedOrNull<Figures>(figures) : null }
}

/** What totals are computed from, and the version that it is of: null for a user who never saved a lineup or an entry set. */
export type RowsToTotal = { version: string | null; lineups: ListedLineup[]; sets: SetToTotal[] }

/** Read only when the stored totals are out of date: the statements cost each view, also where they would find nothing. */
export async function findRowsToTotal(db: Db, userId: number): Promise<RowsToTotal> {
  const [totals, lineups, sets] = await db.batch([
    selectTotals(db, { userId }),
    selectLineupsToTotal(db, userId),
    selectSetsToTotal(db, userId),
  ])
  return { version: totals[0]?.version ?? null, lineups, sets }
}

/** All lineups, newest first. */
function selectLineupsToTotal(db: Db, userId: number) {
  return db
    .select(listedColumns)
    .from(savedLineups)
    .where(eq(savedLineups.userId, userId))
    .orderBy(desc(savedLineups.createdAt), desc(savedLineups.id))
}

/** The fee of an entry in the group; null for a set without entries. */
const feeOfEntry = sql<number>`case when ${enteredEntries.id} is not null then ifnull(${enteredEntries.feeCents}, 0) end`
const ofGroup = (ofEntries: SQL, typed: SQL | SQLiteColumn) =>
  sql<number>`case when ${enteredEntries.id} is null then ${typed} else ${ofEntries} end`

/** All entered sets, newest first. The entries of a set are added up by their fee, so that the mean of their ROIs is exact. */
function selectSetsToTotal(db: Db, userId: number) {
  const won = enteredEntries.winningsCents
  return db
    .select({
      id: entrySets.id,
      name: entrySets.name,
      contestType: entrySets.contestType,
      entryFeeCents: sql<number | null>`ifnull(${feeOfEntry}, ${entrySets.entryFeeCents})`,
      lineups: ofGroup(sql`count(*)`, entrySets.lineups),
      settled: ofGroup(sql`count(${won})`, entrySets.settled),
      winningsCents: ofGroup(sql`ifnull(sum(${won}), 0)`, entrySets.winningsCents),
      cashed: ofGroup(sql`count(case when ${won} > ${feeOfEntry} then 1 end)`, entrySets.cashed),
      imported: sql<number>`count(case when ${enteredEntries.source} = 'history' then 1 end)`,
      createdAt: entrySets.createdAt,
    })
    .from(entrySets)
    .leftJoin(enteredEntries, eq(enteredEntries.setId, entrySets.id))
    .where(
      and(eq(entrySets.userId, userId), or(isNotNull(entrySets.entryFeeCents), isNotNull(enteredEntries.id))),
    )
    .groupBy(entrySets.id, feeOfEntry)
    .orderBy(desc(entrySets.createdAt), desc(entrySets.id), feeOfEntry)
}

/** The newest lineups. */
export const selectNewestLineups = fixedQuery(['userId', 'limit'], (db, at) =>
  db
    .select(listedColumns)
    .from(savedLineups)
    .where(eq(savedLineups.userId, at.userId))
    .orderBy(desc(savedLineups.createdAt), desc(savedLineups.id))
    .limit(at.limit),
)

/** Stores totals computed for `version`; they are read only while the lineups are at it. */
export async function keepTotals(
  db: Db,
  { userId, version, totals }: { userId: number; version: string; totals: LineupTotals },
): Promise<void> {
  await db
    .update(lineupFigures)
    .set({ totals: JSON.stringify(totals), totalsFor: version })
    .where(eq(lineupFigures.userId, userId))
}

/** Stores offers computed for `version`, likewise. */
export async function keepOffers(
  db: Db,
  { userId, version, offers }: { userId: number; version: string; offers: readonly ResultOffer[] },
): Promise<void> {
  await db
    .update(lineupFigures)
    .set({ offers: JSON.stringify(offers), offersFor: version })
    .where(eq(lineupFigures.userId, userId))
}
