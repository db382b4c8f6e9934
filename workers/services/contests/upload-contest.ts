import { averageOwnership, contestAnalytics } from '#core/contest/analytics.ts'
import type { ContestMeta, LearningStats } from '#core/contest/contest.ts'
import { lineupCopies } from '#core/contest/copies.ts'
import { captainOf, type Field } from '#core/contest/field.ts'
import { contestLessons, learningStats } from '#core/contest/learning.ts'
import { readLineupText } from '#core/contest/lineup-text.ts'
import { entryIdRange } from '#core/contest/placings.ts'
import { certainSlate } from '#core/contest/slate-match.ts'
import { AppError } from '#core/result.ts'
import { type OwnEntries, ownEntriesIn } from '#db/contests/contest-placings.ts'
import {
  type Contest,
  findContestByHash,
  findOtherFile,
  insertContest,
  type NewContest,
  type NewContestLineup,
  replaceContest,
} from '#db/contests/contests.ts'
import { expediteRemoval, scheduleRemoval } from '#db/jobs.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { describeError, summarizeError } from '#workers/log.ts'
import { pauseWhileReading } from '#workers/pause-while-reading.ts'
import { sendJob, sendJobs } from '#workers/services/jobs/send-job.ts'
import { refuseFile } from '#workers/services/refuse-file.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { newFileKey, standingsKey } from './contest-files.ts'
import { contestNameOf } from './contest-name-of.ts'
import { FileWriter } from './file-writer.ts'
import { BEST_ROWS, type ReadStandings, readStandings, type StandingsListeners } from './read-standings.ts'
import { recordPlacings } from './record-placings.ts'
import { searchSlates, slateFacts, slatePlayers } from './slates.ts'
import { takeKnown } from './take-known.ts'
import { packingOf, unpack } from './unpack.ts'

export type UploadedFile = { name: string; bytes: AsyncIterable<Uint8Array> }
export type UploadOutcome = {
  contestId: number
  entries: number
  learningStats: LearningStats
  /** The user's own entries in the file; null without any. */
  own: OwnEntries | null
}
type Stored = Omit<UploadOutcome, 'own'>

/**
 * Uploads a contest file as a stream: the CSV goes to R2 while it is parsed. Contest, analytics and best rows are
 * committed in one batch together with the learning job. The same file again is the same contest and adds nothing. A file of
 * a contest whose earlier one was taken while it ran replaces that; one that was taken before the final file adds nothing. The
 * user's own entries in the file get their results, and the contest what is known of it; the learning job does both again, should
 * the request end before.
 * `onRows` receives the number of entries read so far, `hold` that of further bytes of the unpacked file, before they are read.
 */
export async function uploadContest(
  ctx: ServiceContext,
  file: UploadedFile,
  { onRows, hold }: Pick<StandingsListeners, 'onRows' | 'hold'> = {},
): Promise<UploadOutcome> {
  const user = requireUser(ctx)
  const packing = packingOf(file.name)
  const fileKey = newFileKey(user.id)
  const writer = new FileWriter(ctx.files, { key: standingsKey(fileKey), contentType: 'text/csv' })
  try {
    const keep = (piece: Uint8Array) => writer.write(piece)
    // The packed bytes too: a zip may hold 95 MB of members that are passed over.
    const csv = unpack(
      pauseWhileReading(file.bytes, ({ length }) => length),
      packing,
    )
    const standings = await readStandings(csv, { keepBest: BEST_ROWS, keep, onRows, hold })
    if (!standings.ok) refuseFile('standings', standings.error)
    const read = standings.value
    const known = await findKnown(ctx, user.id, read.fileHash)
    if (known) return await withOwnEntries(ctx, user.id, known, { field: read.field, file })
    const { contest, lineups } = await describeContest(ctx, { userId: user.id, fileKey, file, read })
    const other = await findOtherFile(ctx.db, contest)
    if (other && !other.isLive) return await withKnownEntries(ctx, user.id, outcomeOf(other.id, other))
    await scheduleRemoval(ctx.db, { userId: user.id, fileKey, now: ctx.now })
    await writer.finish()
    const inserted = await insertOrRemove(ctx, { contest, lineups }, other)
    if (!inserted.ok) {
      const existing = await returnExistingContest(ctx, contest)
      return await withOwnEntries(ctx, user.id, existing, { field: read.field, file })
    }
    const { contestId, jobIds } = inserted.value
    await sendJobs(ctx, jobIds)
    return await withOwnEntries(ctx, user.id, outcomeOf(contestId, contest), { field: read.field, file })
  } finally {
    // Aborts an unfinished upload; if this fails too, R2 removes its parts by itself.
    await writer
      .close()
      .catch((error) => ctx.log('upload_not_aborted', { fileKey, error: summarizeError(error) }))
  }
}

/** Adds the contest, or puts it in the place of `before`, what is known of which stays. One that exceeds the storage limit leaves no file. */
async function insertOrRemove(
  ctx: ServiceContext,
  { contest, lineups }: { contest: NewContest; lineups: NewContestLineup[] },
  before: Contest | null,
): ReturnType<typeof insertContest> {
  try {
    if (before === null) return await refuseWhenFull(insertContest(ctx.db, { contest, lineups }))
    const { noSlate, crowdGains, before: set, hadPayouts } = before.meta ?? {}
    const known = {
      ...(noSlate && { noSlate }),
      ...(crowdGains && { crowdGains }),
      ...(set && { before: set }),
      ...(hadPayouts && { hadPayouts }),
    }
    const meta = { ...contest.meta, ...known }
    return await refuseWhenFull(replaceContest(ctx.db, before, { contest: { ...contest, meta }, lineups }))
  } catch (error) {
    if (error instanceof AppError) await removeSoon(ctx, contest.fileKey)
    throw error
  }
}

async function removeSoon(ctx: ServiceContext, fileKey: string): Promise<void> {
  const removal = await expediteRemoval(ctx.db, { fileKey, now: ctx.now })
  if (removal) await sendJob(ctx, removal.id)
}

async function findKnown(ctx: ServiceContext, userId: number, fileHash: string): Promise<Stored | null> {
  const contest = await findContestByHash(ctx.db, { userId, fileHash })
  return contest && outcomeOf(contest.id, contest)
}

/** The same file was uploaded concurrently and stored first: returns that contest and removes this upload's file. */
async function returnExistingContest(
  ctx: ServiceContext,
  { userId, fileHash, fileKey }: NewContest,
): Promise<Stored> {
  await removeSoon(ctx, fileKey)
  const known = await findKnown(ctx, userId, fileHash)
  if (!known) throw new Error('the contest of the same file was deleted meanwhile')
  return known
}

/**
 * The same file again places entries that were not known before, and takes what the user has told of the contest since. The
 * contest is stored by now, so a failure is no reason to refuse it: the learning job does both too.
 */
async function withOwnEntries(
  ctx: ServiceContext,
  userId: number,
  uploaded: Stored,
  { field, file }: { field: Field; file: UploadedFile },
): Promise<UploadOutcome> {
  const { contestId } = uploaded
  const owned = { contestId, userId }
  try {
    const placed = await recordPlacings(ctx.db, owned, field)
    await takeKnown(ctx.db, owned, file.name)
    return { ...uploaded, own: placed && (await ownEntriesIn(ctx.db, owned)) }
  } catch (error) {
    ctx.log('own_entries_not_placed', { contestId, error: describeError(error) })
    return { ...uploaded, own: null }
  }
}

/** The user's entries as an earlier file placed them. */
async function withKnownEntries(ctx: ServiceContext, userId: number, known: Stored): Promise<UploadOutcome> {
  const own = await ownEntriesIn(ctx.db, { contestId: known.contestId, userId })
  return { ...known, own: own.entries > 0 ? own : null }
}

function outcomeOf(
  contestId: number,
  { entries, meta }: { entries: number; meta: ContestMeta | null },
): Stored {
  return { contestId, entries, learningStats: meta?.learningStats ?? { players: 0, stacks: 0, matchups: 0 } }
}

type Upload = { userId: number; fileKey: string; file: UploadedFile; read: ReadStandings }

async function describeContest(
  ctx: ServiceContext,
  { userId, fileKey, file, read }: Upload,
): Promise<{ contest: NewContest; lineups: NewContestLineup[] }> {
  const { field, format, passedOver, fileHash, fileBytes } = read
  const slateId = certainSlate(await searchSlates(ctx.db, { userId, format, field }))
  const players = await slatePlayers(ctx.db, { userId, slateId, format })
  const lessons = contestLessons(field, slateFacts(players))
  const analytics = contestAnalytics(field)
  const { copies, distinct } = lineupCopies(field)
  return {
    contest: {
      userId,
      gameId: slateId,
      name: contestNameOf(file.name),
      entries: field.entries,
      winningPoints: analytics.winningPoints,
      averagePoints: analytics.averagePoints,
      uploadedAt: ctx.now,
      fileHash,
      fileName: file.name.slice(0, 255),
      fileBytes,
      fileKey,
      lineups: lessons.lineups,
      winningLineups: lessons.winningLineups,
      hasCaptain: field.hasCaptain,
      format: format?.id ?? null,
      isLive: field.isLive,
      meta: {
        analytics,
        learningStats: learningStats(lessons),
        distinctLineups: distinct,
        passedOver,
        unreadableRows: passedOver.reduce((sum, { rows }) => sum + rows, 0),
        entryIds: entryIdRange(field),
      },
    },
    lineups: bestLineups(read, copies),
  }
}

function bestLineups({ field, best }: ReadStandings, copies: Uint32Array): NewContestLineup[] {
  const ownership = averageOwnership(field)
  return best.map(({ entry, rank, lineupText }) => {
    const captain = captainOf(field, entry)
    const average = ownership[entry]!
    return {
      entryId: String(field.entryIds[entry]),
      rank,
      points: field.pointsMilli[entry]! / 1000,
      lineupText: lineupText.trim().slice(0, 2_000),
      players: readLineupText(lineupText).flatMap(({ name }) => name ?? []),
      cptPlayer: captain === null ? null : field.players[captain]!.name,
      ownershipAvg: Number.isNaN(average) ? null : average,
      copies: copies[entry]!,
    }
  })
}
