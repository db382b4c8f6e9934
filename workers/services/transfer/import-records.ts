import { formatOf } from '#contract/format.ts'
import {
  type CarriedLineup,
  type CarriedRecord,
  carryLineup,
  entryOf,
  type Imported,
} from '#contract/transfer.ts'
import { AppError } from '#core/result.ts'
import { sha256 } from '#core/text/sha256.ts'
import { HistoryRows, importRows } from '#db/history/history.ts'
import {
  type ArrivingLineup,
  carriedKeys,
  insertWholeLineups,
  LineupRows,
} from '#db/lineups/lineup-transfer.ts'
import { type ArrivingSlate, SlateRows } from '#db/slates/insert-slates.ts'
import { STORED_LIMITS } from '#db/stored-limits.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { legalLineup } from '#workers/services/lineups/legal-lineup.ts'
import { lineupRecord, playerRecord } from '#workers/services/lineups/save-lineup.ts'
import { fullOf, refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { prepareHistoryAnalytics } from '#workers/services/totals/history-analytics.ts'
import { allLineups } from './export-lineups.ts'

/**
 * Imports an export, into the same account or another. Existing records stay and are not duplicated. The whole file is
 * read before anything is stored, so an invalid record leaves nothing behind.
 */
export async function importRecords(
  ctx: ServiceContext,
  records: AsyncIterable<CarriedRecord>,
): Promise<{ entries: Imported | null; lineups: Imported | null }> {
  const user = requireUser(ctx)
  const { entries, lineups } = await readRecords(ctx, user.id, records)
  if (!entries && !lineups)
    throw new AppError('invalid_input', 'This file is not an export of lineups or history')
  return {
    entries: entries && (await importCarriedEntries(ctx, user.id, entries)),
    lineups: lineups && (await importCarriedLineups(ctx, user.id, lineups)),
  }
}

/** New lineups of the file with their slates, and the number of lineups in it. */
type ReadLineups = { count: number; lineups: LineupRows; slates: SlateRows }

/** Entries and new lineups are held as insertable rows, so that a whole account fits in memory. */
async function readRecords(
  ctx: ServiceContext,
  userId: number,
  records: AsyncIterable<CarriedRecord>,
): Promise<{ entries: HistoryRows | null; lineups: ReadLineups | null }> {
  let entries: HistoryRows | null = null
  let lineups: (ReadLineups & { known: Set<string> }) | null = null
  for await (const { list, record } of records) {
    if (list === 'entries') {
      entries ??= new HistoryRows()
      if (record) entries.add(entryOf(record))
      continue
    }
    lineups ??= {
      count: 0,
      lineups: new LineupRows(),
      slates: new SlateRows(),
      known: await knownLineups(ctx, userId),
    }
    if (record) await addArriving(ctx, lineups, record)
  }
  return { entries, lineups }
}

async function addArriving(
  ctx: ServiceContext,
  read: ReadLineups & { known: Set<string> },
  record: CarriedLineup,
): Promise<void> {
  read.count += 1
  const contentHash = await hashOf(record)
  if (read.known.has(contentHash)) return
  read.known.add(contentHash)
  if (read.lineups.count === STORED_LIMITS.lineups) throw fullOf('lineups')
  const slate = await slateOf(ctx, record)
  if (slate) read.slates.add(slate)
  read.lineups.add(toArriving(ctx, contentHash, record, slate?.contentHash ?? null))
}

/** Hashes of the account's lineups, by content that never changes, and of those imported before. */
async function knownLineups(ctx: ServiceContext, userId: number): Promise<Set<string>> {
  const known = await carriedKeys(ctx.db, userId)
  for await (const piece of allLineups(ctx)) {
    for (const whole of piece) known.add(await hashOf(carryLineup(whole)))
  }
  return known
}

async function importCarriedEntries(
  ctx: ServiceContext,
  userId: number,
  rows: HistoryRows,
): Promise<Imported> {
  const { added } = await refuseWhenFull(importRows(ctx.db, { userId, rows, now: ctx.now }))
  await prepareHistoryAnalytics(ctx)
  return { added, alreadyKnown: rows.count - added }
}

async function importCarriedLineups(
  ctx: ServiceContext,
  userId: number,
  { count, lineups, slates }: ReadLineups,
): Promise<Imported> {
  await refuseWhenFull(insertWholeLineups(ctx.db, { userId, lineups, slates }))
  return { added: lineups.count, alreadyKnown: count - lineups.count }
}

/** The hash leaves out results and `finalized`, which may change later. */
function hashOf({ lineup, players, created_at }: CarriedLineup): Promise<string> {
  return sha256(JSON.stringify([created_at, lineup.game_mode, lineup.lineup_name, players]))
}

/** Checks the rules again and recomputes the figures that follow from the players. */
function toArriving(
  ctx: ServiceContext,
  contentHash: string,
  { lineup, players, finalized, created_at }: CarriedLineup,
  slateHash: string | null,
): ArrivingLineup {
  const request = { lineup, players }
  const record = lineupRecord(ctx, request, legalLineup(request), null)
  return {
    contentHash,
    slateHash,
    lineup: { ...record, finalized, createdAt: Date.parse(created_at) },
    players: players.map(playerRecord),
  }
}

/** The slate of a lineup; lineups of one slate have the same `contentHash`. */
async function slateOf(ctx: ServiceContext, { lineup, game }: CarriedLineup): Promise<ArrivingSlate | null> {
  if (!game) return null
  const contentHash = await sha256(JSON.stringify([lineup.game_mode, game]))
  return { ...game, gameMode: formatOf(lineup.game_mode).id, contentHash, createdAt: ctx.now }
}
