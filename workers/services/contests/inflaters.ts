import { type AsyncFlateStreamHandler, Gunzip, Unzip, type UnzipDecoder, UnzipInflate } from 'fflate'
import { invalidArchive } from './invalid-archive.ts'

/** `final` marks the last chunk. */
type Inflater = { push: (piece: Uint8Array, final: boolean) => void }

/** fflate does not notice when a file is cut off between two bytes of its data, so the size at the end is compared. */
export function gunzip(emit: (bytes: Uint8Array) => void): Inflater {
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
export function unzipOnly(emit: (bytes: Uint8Array) => void): Inflater {
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
