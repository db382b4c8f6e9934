import { encodeHexLowerCase } from '@oslojs/encoding'
import { type Standings, StandingsReader } from '#core/contest/standings-reader.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import { AppError, ok, type Result } from '#core/result.ts'

/** What the database keeps of a contest's rows; the file in R2 has all. */
export const BEST_ROWS = 5_000
export const MOST_FILE_BYTES = 100 * 1024 * 1024

/** The browser's types, which the pages need, don't know of workerd's own stream. */
type WorkerCrypto = Crypto & { DigestStream: typeof DigestStream }

export type ReadStandings = Standings & { fileHash: string; fileBytes: number }

type Listeners = {
  keep?: (piece: Uint8Array) => Promise<void>
  /** Told before every further piece how many entries are read: never for a file of one piece. */
  onRows?: (rows: number) => void
}

/**
 * One pass over a CSV as it arrives: counted, hashed, handed on to `keep`, decoded and parsed, with no more of it in
 * memory than a piece. Throws `too_large` beyond 100 MB unpacked and `invalid_input` for bytes that are no text.
 */
export async function readStandings(
  csv: AsyncIterable<Uint8Array>,
  { keep = async () => {}, onRows = () => {} }: Listeners = {},
): Promise<Result<ReadStandings, FileRefusal>> {
  const digest = new (crypto as WorkerCrypto).DigestStream('SHA-256')
  const hash = digest.getWriter()
  // A refused file leaves its digest unfinished, which is nobody's failure.
  digest.digest.catch(() => {})
  const text = new Utf8Pieces()
  const reader = new StandingsReader({ keepBest: BEST_ROWS })
  let fileBytes = 0
  let pieces = 0
  for await (const piece of inPieces(csv)) {
    pieces += 1
    if (pieces % PIECES_AT_A_STRETCH === 0) await scheduler.wait(1)
    if (reader.entries > 0) onRows(reader.entries)
    fileBytes += piece.length
    if (fileBytes > MOST_FILE_BYTES) {
      throw new AppError('too_large', 'The file is too large, at most 100 MB are accepted')
    }
    const read = reader.push(text.decode(piece))
    if (!read.ok) return read
    await Promise.all([hash.write(piece), keep(piece)])
  }
  const last = reader.push(text.finish())
  if (!last.ok) return last
  const standings = reader.finish()
  if (!standings.ok) return standings
  await hash.close()
  const fileHash = encodeHexLowerCase(new Uint8Array(await digest.digest))
  return ok({ ...standings.value, fileHash, fileBytes })
}

/** Reads a file that was taken in before, whole and well: one that can't be read any more is a fault of ours. */
export async function readStoredStandings(csv: AsyncIterable<Uint8Array>): Promise<ReadStandings> {
  const read = await readStandings(csv)
  if (!read.ok) throw new Error(`stored standings can not be read: ${read.error.kind}`)
  return read.value
}

/** A network's pieces are small; parsing and hashing prefer fewer and larger ones. Each is overwritten by the next. */
const PIECE_BYTES = 128 * 1024
/**
 * After so many pieces, some 25 ms of work, other requests of the isolate get their turn. Waiting for the next piece gives
 * them none while it is there already, as with a packed file, and all of a large one takes ten seconds.
 */
const PIECES_AT_A_STRETCH = 4

async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(PIECE_BYTES)
  let filled = 0
  for await (let rest of bytes) {
    while (rest.length > 0) {
      const fitting = rest.subarray(0, PIECE_BYTES - filled)
      piece.set(fitting, filled)
      filled += fitting.length
      rest = rest.subarray(fitting.length)
      if (filled < PIECE_BYTES) continue
      yield piece
      filled = 0
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}

class Utf8Pieces {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })

  decode(bytes: Uint8Array): string {
    return this.orRefuse(() => this.decoder.decode(bytes, { stream: true }))
  }

  finish(): string {
    return this.orRefuse(() => this.decoder.decode())
  }

  private orRefuse(decode: () => string): string {
    try {
      return decode()
    } catch {
      throw new AppError(
        'invalid_input',
        'The file is not CSV text in UTF-8. Download it again from the contest page, or save it as "CSV UTF-8".',
      )
    }
  }
}
