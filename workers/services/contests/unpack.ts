import { type AsyncFlateStreamHandler, Gunzip, Unzip, type UnzipDecoder, UnzipInflate } from 'fflate'
import { AppError } from '#core/result.ts'

export const PACKINGS = ['csv', 'gzip', 'zip'] as const
export type Packing = (typeof PACKINGS)[number]

/** The packing by the file's extension, in any letter case; others are refused with the spec's text. */
export function packingOf(fileName: string): Packing {
  const name = fileName.toLowerCase()
  if (name.endsWith('.csv')) return 'csv'
  if (name.endsWith('.csv.gz')) return 'gzip'
  if (name.endsWith('.zip')) return 'zip'
  throw new AppError('invalid_input', 'Please upload a CSV file')
}

/** Decompresses to the CSV's bytes. */
export function unpack(bytes: AsyncIterable<Uint8Array>, packing: Packing): AsyncIterable<Uint8Array> {
  if (packing === 'csv') return bytes
  return inflate(bytes, packing === 'gzip' ? gunzip : unzipOnly)
}

/** `final` marks the last chunk. */
type Inflater = { push: (piece: Uint8Array, final: boolean) => void }

/** Input chunk size. Deflate compresses up to 1,000 times, so one chunk yields at most 8 MB. */
const PIECE_BYTES = 4096

async function* inflate(
  packed: AsyncIterable<Uint8Array>,
  start: (emit: (bytes: Uint8Array) => void) => Inflater,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const inflater = start((bytes) => made.push(bytes))
  const push = (piece: Uint8Array, final: boolean) => {
    try {
      inflater.push(piece, final)
    } catch (error) {
      throw error instanceof AppError ? error : invalidArchive('The packed file is damaged.')
    }
    return made.splice(0).filter(({ length }) => length > 0)
  }
  // The last chunk must be pushed as final and contain the trailer, so one chunk is always held back.
  let held: Uint8Array = new Uint8Array()
  for await (const bytes of packed) {
    held = concat(held, bytes)
    while (held.length > 2 * PIECE_BYTES) {
      yield* push(held.subarray(0, PIECE_BYTES), false)
      held = held.subarray(PIECE_BYTES)
    }
  }
  yield* push(held, true)
}

/** fflate does not notice when a file is cut off between two bytes of its data, so the size at the end is compared. */
function gunzip(emit: (bytes: Uint8Array) => void): Inflater {
  let bytesOfMember = 0
  const gunzip = new Gunzip((bytes) => {
    bytesOfMember += bytes.length
    emit(bytes)
  })
  gunzip.onmember = () => {
    bytesOfMember = 0
  }
  return {
    push(piece, final) {
      gunzip.push(piece, final)
      if (final && bytesOfMember % 2 ** 32 !== sizeAtEnd(piece)) throw new Error('gzip size differs')
    },
  }
}

/** The last four bytes of a gzip file: the size of its last member when unpacked, modulo 2^32. */
function sizeAtEnd(piece: Uint8Array): number {
  if (piece.length < 4) return Number.NaN
  return new DataView(piece.buffer, piece.byteOffset + piece.length - 4, 4).getUint32(0, true)
}

/** Every member costs work, so their number is limited; a provider's zip has one or two. */
const MEMBERS_AT_MOST = 100

/** Accepts one member; folders and the resource forks of macOS don't count. */
function unzipOnly(emit: (bytes: Uint8Array) => void): Inflater {
  let members = 0
  let csv: string | null = null
  const unzip = new Unzip((file) => {
    members += 1
    if (members > MEMBERS_AT_MOST) throw invalidArchive('The zip holds too many files.')
    if (isSkipped(file.name)) {
      // Started too, because fflate buffers members that are not read.
      file.ondata = () => {}
      return file.start()
    }
    if (csv !== null) throw invalidArchive('The zip holds more than one file.')
    if (!file.name.toLowerCase().endsWith('.csv')) throw invalidArchive('The zip holds no CSV file.')
    csv = file.name
    file.ondata = (error, bytes) => {
      if (error) throw error
      emit(bytes)
    }
    file.start()
  })
  unzip.register(InflateOrSkip)
  return unzip
}

function invalidArchive(sentence: string): AppError {
  return new AppError('invalid_input', sentence)
}

function isSkipped(member: string): boolean {
  return member.endsWith('/') || member.startsWith('__MACOSX/')
}

/** Inflates a member; skipped members pass without inflation, so a zip bomb in them costs nothing. */
class InflateOrSkip implements UnzipDecoder {
  static compression = 8
  ondata: AsyncFlateStreamHandler = () => {}
  private readonly inflate: UnzipInflate | null

  constructor(member: string) {
    this.inflate = isSkipped(member) ? null : new UnzipInflate()
    if (this.inflate) this.inflate.ondata = (error, bytes, final) => this.ondata(error, bytes, final)
  }

  push(packed: Uint8Array, final: boolean): void {
    this.inflate?.push(packed, final)
  }
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
