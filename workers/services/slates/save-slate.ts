import { MOST_SLATE_BYTES } from '#contract/limits.ts'
import type { SaveSlateRequest } from '#contract/slates.ts'
import type { Format } from '#core/formats/format.ts'
import { isOut, type Player, personKey } from '#core/players/player.ts'
import { AppError } from '#core/result.ts'
import { slateSteps } from '#core/slate/slate-csv.ts'
import { locksOfSlate } from '#core/slate/slate-lock.ts'
import { contestId } from '#core/slate/slate-name.ts'
import { sha256 } from '#core/text/sha256.ts'
import { insertSlate } from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { inTurns } from '#workers/pause-while-reading.ts'
import { refuseFile } from '#workers/services/refuse-file.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'

/** A real file has at most 1,500 lines, and parsing cost grows with them. */
const MOST_LINES = 5_000

/** Stores a salary file and returns its id; the same content again returns the same slate. */
export async function saveSlate(
  ctx: ServiceContext,
  format: Format,
  request: SaveSlateRequest,
): Promise<number> {
  const user = requireUser(ctx)
  const { csvData, fileName } = request
  if (new TextEncoder().encode(csvData).length > MOST_SLATE_BYTES) {
    throw new AppError('too_large', 'The file is too large, at most 1.5 MB are kept')
  }
  if (hasMoreLines(csvData, MOST_LINES)) {
    throw new AppError(
      'too_large',
      'The file has more than 5,000 lines; a salary file has one for each player',
    )
  }
  const stored = insertSlate(ctx.db, {
    ...(await describeSlate(format, request)),
    userId: user.id,
    csvData,
    fileName,
    contentHash: await sha256(csvData),
    source: 'csv_upload',
    createdAt: ctx.now,
  })
  return refuseWhenFull(stored)
}

/** Blank lines do not count. */
function hasMoreLines(text: string, most: number): boolean {
  let lines = 0
  for (const _ of text.matchAll(/\S[^\r\n]*/g)) {
    lines += 1
    if (lines > most) return true
  }
  return false
}

/** The columns beside the text. The players are released before the database call, as there may be thousands. */
async function describeSlate(format: Format, { csvData, fileName }: SaveSlateRequest) {
  const parsed = await inTurns(slateSteps(csvData, { format }))
  if (!parsed.ok) refuseFile('salaries', parsed.error)
  const slate = parsed.value
  return {
    gameMode: format.id,
    sport: slate.sport,
    slateName: contestId(slate) ?? fileName,
    gameDate: slate.gameDate,
    teams: slate.teams,
    meta: {
      week: slate.week,
      players: slate.people,
      startsAt: slate.gameTime?.getTime() ?? null,
      locks: locksOfSlate(slate.players, format),
      out: listedOut(slate.players),
    },
  }
}

/** More people than any file lists as out; the column is read with lists. */
const MOST_OUT = 500

/** The players (`personKey`) with the status Out in the file; saved lineups that hold one say so. */
function listedOut(players: readonly Player[]): string[] {
  return [...new Set(players.filter(isOut).map(personKey))].slice(0, MOST_OUT)
}
