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
import { type ArrivingLineup, carriedKeys, insertWholeLineups } from '#db/lineups/lineup-transfer.ts'
import { insertSlates } from '#db/slates/insert-slates.ts'
import type { NewSlate } from '#db/slates/slates.ts'
import { STORED_LIMITS } from '#db/stored-limits.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { prepareHistoryAnalytics } from '#workers/services/history/history-analytics.ts'
import { legalLineup } from '#workers/services/lineups/legal-lineup.ts'
import { lineupRecord, playerRecord } from '#workers/services/lineups/save-lineup.ts'
import { fullOf, refuseWhenFull } from '#workers/services/refuse-when-full.ts'
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

/** New lineups of the file by hash, and the number of lineups in it. */
type ReadLineups = { count: number; arriving: Map<string, CarriedLineup> }

/** Entries are held as insertable rows and only new lineups are held, so that a whole account fits in memory. */
async function readRecords(
  ctx: ServiceContext,
  userId: number,
  records: AsyncIterable<CarriedRecord>,
): Promise<{ entries: HistoryRows | null; lineups: ReadLineups | null }> {
  let entries: HistoryRows | null = null
  let lineups: (ReadLineups & { known: ReadonlySet<string> }) | null = null
  for await (const { list, record } of records) {
    if (list === 'entries') {
      entries ??= new HistoryRows()
      if (record) entries.add(entryOf(record))
      continue
    }
    lineups ??= { count: 0, arriving: new Map(), known: await knownLineups(ctx, userId) }
    if (record) await addArriving(lineups, record)
  }
  return { entries, lineups }
}

async function addArriving(
  lineups: ReadLineups & { known: ReadonlySet<string> },
  record: CarriedLineup,
): Promise<void> {
  lineups.count += 1
  const contentHash = await hashOf(record)
  if (lineups.known.has(contentHash)) return
  lineups.arriving.set(contentHash, record)
  if (lineups.arriving.size > STORED_LIMITS.lineups) throw fullOf('lineups')
}

/** Hashes of the account's lineups, by content that never changes, and of those imported before. */
async function knownLineups(ctx: ServiceContext, userId: number): Promise<ReadonlySet<string>> {
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
  { count, arriving }: ReadLineups,
): Promise<Imported> {
  const slateIds = await keepSlates(ctx, userId, [...arriving.values()])
  const lineups = [...arriving].map(([contentHash, lineup]) =>
    toArriving(ctx, contentHash, lineup, slateIds.get(slateKeyOf(lineup)) ?? null),
  )
  await refuseWhenFull(insertWholeLineups(ctx.db, { userId, lineups }))
  return { added: lineups.length, alreadyKnown: count - lineups.length }
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
  gameId: number | null,
): ArrivingLineup {
  const request = { lineup, players }
  const record = lineupRecord(ctx, request, legalLineup(request), gameId)
  return {
    contentHash,
    lineup: { ...record, finalized, createdAt: Date.parse(created_at) },
    players: players.map(playerRecord),
  }
}

/** Stores each shared slate once; returns ids by `slateKeyOf`. */
async function keepSlates(
  ctx: ServiceContext,
  userId: number,
  carried: readonly CarriedLineup[],
): Promise<Map<string, number>> {
  const slates = new Map<string, Omit<NewSlate, 'userId'>>()
  for (const { lineup, game } of carried) {
    const key = slateKeyOf({ lineup, game })
    if (!game || slates.has(key)) continue
    const gameMode = formatOf(lineup.game_mode).id
    slates.set(key, { ...game, gameMode, contentHash: await sha256(key), createdAt: ctx.now })
  }
  const ids = await refuseWhenFull(insertSlates(ctx.db, { userId, slates: [...slates.values()] }))
  return new Map([...slates].map(([key, { contentHash }]) => [key, ids.get(contentHash)!]))
}

function slateKeyOf({ lineup, game }: Pick<CarriedLineup, 'lineup' | 'game'>): string {
  return JSON.stringify([lineup.game_mode, game])
}
