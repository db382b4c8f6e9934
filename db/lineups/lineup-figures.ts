import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { ProjectionErrors } from '#core/lineups/projection-errors.ts'
import type { ResultOffer } from '#core/lineups/result-offer.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import type { AccountTotals } from '#core/totals/account-totals.ts'
import type { EnteredContests } from '#core/totals/entered-contests.ts'
import type { LineupTotals } from '#core/totals/lineup-totals.ts'
import type { PendingByRecord } from '#core/totals/pending-entries.ts'
import type { SetTotals } from '#core/totals/set-totals.ts'
import type { Db } from '../client.ts'
import { parsedOrNull } from '../json-text.ts'
import { preparedSelect } from '../prepared-select.ts'
import { historyAnalytics, lineupFigures, savedLineups } from '../schema.ts'
import { listedColumns } from './saved-lineups.ts'

/*
 * What is stored of a user's lineups and entry sets between two changes. Triggers count the changes, so whatever changes
 * a lineup or a set makes the stored figures out of date.
 */

/** Increase when `LineupTotals`, `AccountFigures`, `ResultOffer` or their computation change; older results are then computed again. */
const EDITION = sql.raw(`'10:'`)

const revisionOfHistory = sql<number>`ifnull(${historyAnalytics.revision}, 0)`
/** Names of what the figures are computed from, as `computedFor` stores them. */
const currentTotals = sql<string>`(${EDITION} || ${lineupFigures.revision} || ':' || ${lineupFigures.setsRevision})`
/** The revision of figures that depend on the history too. */
const currentWithHistory = sql<string>`(${EDITION} || ${lineupFigures.revision} || ':' || ${lineupFigures.setsRevision}
  || ':' || ${revisionOfHistory})`

/** The stored totals of the sets alone; null when a set has changed since. A change of a lineup leaves them as they are. */
const currentSetTotals = sql<string | null>`case
  when ${lineupFigures.totalsFor} glob (${EDITION} || '*:' || ${lineupFigures.setsRevision})
    and json_valid(${lineupFigures.totals})
  then json_extract(${lineupFigures.totals}, '$.sets') end`

/** Stored figures and the version that the lineups are at; `figures` is null when they are of an earlier version. */
export type KeptFigures<Figures> = { version: string; figures: Figures | null }

/** Totals of lineups and sets, and of the whole account; for a batch, read by `totalsIn` and `accountIn`. */
export const selectTotals = preparedSelect(['userId'], (db, at) =>
  db
    .select({
      version: currentTotals,
      computedFor: lineupFigures.totalsFor,
      figures: lineupFigures.totals,
      accountVersion: currentWithHistory,
      accountFor: lineupFigures.accountFor,
      account: lineupFigures.account,
    })
    .from(lineupFigures)
    .leftJoin(historyAnalytics, eq(historyAnalytics.userId, lineupFigures.userId))
    .where(eq(lineupFigures.userId, at.userId)),
)

type TotalsRow = Row & { accountVersion: string; accountFor: string | null; account: string | null }

/** Null for a user who never saved a lineup or an entry set, and whose account was not added up yet. */
export function totalsIn([row]: TotalsRow[]): KeptFigures<LineupTotals> | null {
  return keptIn(row)
}

/** Null as in `totalsIn`. */
export function accountIn([row]: TotalsRow[]): KeptFigures<AccountFigures> | null {
  if (!row) return null
  return keptIn({ version: row.accountVersion, computedFor: row.accountFor, figures: row.account })
}

const currentPending = sql<string | null>`case
  when ${lineupFigures.accountFor} = ${currentWithHistory} and json_valid(${lineupFigures.account})
  then json_object('lineups', ${lineupFigures.account} -> '$.lineups.pending',
    'sets', ${lineupFigures.account} -> '$.sets.pending') end`

/** The entries without winnings alone; for a batch, read by `pendingIn`. */
export const selectPending = preparedSelect(['userId'], (db, at) =>
  db
    .select({ version: currentWithHistory, figures: currentPending })
    .from(lineupFigures)
    .leftJoin(historyAnalytics, eq(historyAnalytics.userId, lineupFigures.userId))
    .where(eq(lineupFigures.userId, at.userId)),
)

/** Null for a user who never saved a lineup or an entry set. */
export function pendingIn([row]: Omit<Row, 'computedFor'>[]): KeptFigures<PendingByRecord> | null {
  return row ? { version: row.version, figures: parsedOrNull<PendingByRecord>(row.figures) } : null
}

/** For a batch, read by `setTotalsIn`; no row for a user without entry sets. */
export const selectSetTotals = preparedSelect(['userId'], (db, at) =>
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
export const selectOffers = preparedSelect(['userId'], (db, at) =>
  db
    .select({
      lineups: lineupFigures.lineups,
      revision: lineupFigures.revision,
      version: currentWithHistory,
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

/** A lineup with its captain's name, of which its title is made; null for one without a captain. */
export type RecentLineup = ListedLineup & { captain: string | null }

const captain = sql<string | null>`(select player_name from saved_lineup_players
  where lineup_id = saved_lineups.id and is_captain order by id limit 1)`

/** The newest lineups. */
export const selectNewestLineups = preparedSelect(['userId', 'limit'], (db, at) =>
  db
    .select({ ...listedColumns, captain })
    .from(savedLineups)
    .where(eq(savedLineups.userId, at.userId))
    .orderBy(desc(savedLineups.createdAt), desc(savedLineups.id))
    .limit(at.limit),
)

/** What the dashboard shows of the account as a whole. */
export type AccountFigures = AccountTotals & {
  entered: EnteredContests
  projections: ProjectionErrors | null
}

/** What totals and account are computed from, as their rows name it. */
export type Versions = { totals: string; account: string }

/** Stores figures computed for these versions; they are read only while the records are at them. */
export async function keepTotals(
  db: Db,
  kept: { userId: number; versions: Versions; totals: LineupTotals; account: AccountFigures },
): Promise<void> {
  const { userId, versions, totals, account } = kept
  await db
    .update(lineupFigures)
    .set({
      totals: JSON.stringify(totals),
      totalsFor: versions.totals,
      account: JSON.stringify(account),
      accountFor: versions.account,
    })
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
