import { encodeHexLowerCase } from '@oslojs/encoding'
import { type Standings, StandingsReader } from '#core/contest/standings-reader.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import { AppError, ok, type Result } from '#core/result.ts'
import { pauseWhileReading } from '#workers/pause-while-reading.ts'

/** Rows kept in the database; the file in R2 has all. */
export const BEST_ROWS = 5_000
export const MOST_FILE_BYTES = 100 * 1024 * 1024

/** The DOM types, which the pages need, lack workerd's DigestStream. */
type WorkerCrypto = Crypto & { DigestStream: typeof DigestStream }

export type ReadStandings = Standings & { fileHash: string; fileBytes: number }

export type StandingsListeners = {
  keep?: (piece: Uint8Array) => Promise<void>
  /** Called with the number of further bytes before they are read; waits until there is memory for them. */
  hold?: ((bytes: number) => Promise<void>) | undefined
  /** Called with the number of entries read before each further chunk; never for a file of one chunk. */
  onRows?: ((rows: number) => void) | undefined
}

type Reading = StandingsListeners & {
  /** The number of best entries that are kept with their lineups as written. */
  keepBest?: number
}

/**
 * Counts, hashes, stores (`keep`), decodes and parses a CSV in one pass, holding one chunk in memory. Throws
 * `too_large` above 100 MB uncompressed and `invalid_input` for bytes that are not text.
 */
export async function readStandings(
  csv: AsyncIterable<Uint8Array>,
  { keepBest = 1, keep = async () => {}, hold = async () => {}, onRows = () => {} }: Reading = {},
): Promise<Result<ReadStandings, FileRefusal>> {
  const digest = new (crypto as WorkerCrypto).DigestStream('SHA-256')
  const hash = digest.getWriter()
  // A refused file leaves its digest unfinished, which must not be an unhandled rejection.
  digest.digest.catch(() => {})
  const text = new Utf8Pieces()
  const reader = new StandingsReader({ keepBest })
  let fileBytes = 0
  for await (const piece of pauseWhileReading(inPieces(csv), ({ length }) => length)) {
    if (reader.entries > 0) onRows(reader.entries)
    fileBytes += piece.length
    if (fileBytes > MOST_FILE_BYTES) {
      throw new AppError('too_large', 'The file is too large, at most 100 MB are accepted')
    }
    await hold(piece.length)
    for (let at = 0; at < piece.length; at += TEXT_BYTES) {
      const read = reader.push(text.decode(piece.subarray(at, at + TEXT_BYTES)))
      if (!read.ok) return read
    }
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

/** Reads a stored file again, whose best rows are in the database. It was valid when uploaded, so a failure is a bug. */
export async function readStoredStandings(
  csv: AsyncIterable<Uint8Array>,
): Promise<Omit<ReadStandings, 'best'>> {
  const read = await readStandings(csv)
  if (!read.ok) throw new Error(`stored standings can not be read: ${read.error.kind}`)
  return read.value
}

/** Network chunks are small; parsing and hashing prefer larger ones. The buffer is reused. */
const PIECE_BYTES = 128 * 1024
/** A longer text outlives the engine's frequent collections of young garbage, and the whole file lies there until the next full one. */
const TEXT_BYTES = 16 * 1024

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
