import { Inflate } from 'fflate'
import { concatBytes } from '#core/collections/concat-bytes.ts'
import { AppError } from '#core/result.ts'

/** Every member costs work, so their number is limited; a provider's zip has one or two. */
const MEMBERS_AT_MOST = 100

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_LIST = 0x06054b50
const DESCRIPTOR = 0x08074b50

/**
 * Unpacks the one CSV of a zip whose bytes come in pieces, with the format's names of things (APPNOTE.TXT 6.3.10, sections
 * 4.3 and 4.5.3). Folders and the resource forks of macOS don't count, and aren't inflated: a zip bomb in them costs nothing.
 * The list of members at the end isn't read. Throws the sentence for a zip of something else; any other error means damage.
 */
export function unzip(emit: (bytes: Uint8Array) => void) {
  let unread: Uint8Array = new Uint8Array()
  let member: Member | null = null
  let members = 0
  let hasCsv = false
  let isAtList = false

  const start = ({ name, method, size }: Header): Member => {
    members += 1
    if (members > MEMBERS_AT_MOST) throw refusal('The zip holds too many files.')
    if (name.endsWith('/') || name.startsWith('__MACOSX/')) return { size, passed: 0, take: () => {} }
    if (hasCsv) throw refusal('The zip holds more than one file.')
    if (!name.toLowerCase().endsWith('.csv')) throw refusal('The zip holds no CSV file.')
    hasCsv = true
    return { size, passed: 0, take: method === STORED ? emit : inflated(method, emit) }
  }

  /** Reads a header, or data of a member; false when the bytes end before the next one. */
  const readOn = (): boolean => {
    if (member === null) {
      const header = headerOf(unread)
      isAtList = header === 'list'
      if (header === null || header === 'list') return false
      member = start(header)
      unread = unread.subarray(header.length)
      return true
    }
    const { data, next, isLast } = dataOf(unread, member)
    if (data > 0 || isLast) member.take(unread.slice(0, data), isLast)
    member.passed += data
    unread = unread.subarray(next)
    if (isLast) member = null
    return isLast
  }

  return {
    push(piece: Uint8Array, final: boolean) {
      if (isAtList) return
      unread = concatBytes(unread, piece)
      while (readOn()) {}
      if (final && !isAtList && (member !== null || unread.length > 0)) throw new Error('zip is cut off')
    },
  }
}

type Member = {
  /** Bytes of its data in the zip; null where only a descriptor behind the data says so. */
  size: number | null
  /** Bytes of it that were handed out. */
  passed: number
  take: (data: Uint8Array, isLast: boolean) => void
}

const STORED = 0
const DEFLATED = 8

function inflated(method: number, emit: (bytes: Uint8Array) => void): Member['take'] {
  if (method !== DEFLATED) throw new Error(`zip method ${method}`)
  const inflate = new Inflate(emit)
  return (data, isLast) => inflate.push(data, isLast)
}

type Header = { name: string; method: number; size: number | null; length: number }

/** The header with which the bytes begin; `list` where the members are over, null where it isn't whole yet. */
function headerOf(bytes: Uint8Array): Header | 'list' | null {
  if (bytes.length < 4) return null
  const view = viewOf(bytes)
  const signature = view.getUint32(0, true)
  if (signature === CENTRAL_HEADER || signature === END_OF_LIST) return 'list'
  if (signature !== LOCAL_HEADER) throw new Error('not a zip')
  if (bytes.length < 30) return null
  const extra = 30 + view.getUint16(26, true)
  const length = extra + view.getUint16(28, true)
  if (bytes.length < length) return null
  const hasDescriptor = (view.getUint16(6, true) & 8) > 0
  return {
    name: new TextDecoder().decode(bytes.subarray(30, extra)),
    method: view.getUint16(8, true),
    size: hasDescriptor ? null : sizeOf(view, extra, length),
    length,
  }
}

/** In a field of the extra ones where 32 bits don't hold it; before it, the size of what is unpacked, if that isn't held either. */
function sizeOf(header: DataView, extra: number, length: number): number {
  const ELSEWHERE = 0xffffffff
  const size = header.getUint32(18, true)
  if (size !== ELSEWHERE) return size
  for (let field = extra; field + 4 <= length; field += 4 + header.getUint16(field + 2, true)) {
    if (header.getUint16(field, true) !== 1) continue
    return Number(header.getBigUint64(field + (header.getUint32(22, true) === ELSEWHERE ? 12 : 4), true))
  }
  throw new Error('zip without a size')
}

/** How many bytes are the member's data, and where to read on. */
function dataOf(
  bytes: Uint8Array,
  { size, passed }: Member,
): { data: number; next: number; isLast: boolean } {
  if (size === null) return dataBeforeDescriptor(bytes, passed)
  const data = Math.min(bytes.length, size - passed)
  return { data, next: data, isLast: passed + data === size }
}

/** Checksum and two sizes of 4 or 8 bytes, with a signature or without. */
const DESCRIPTOR_LENGTHS = [16, 24, 12, 20]

/**
 * A descriptor is known by the header that follows and by the size in it. A signature alone is not enough: in each 1.5 GB of
 * compressed data one of the three stands by chance.
 */
function dataBeforeDescriptor(
  bytes: Uint8Array,
  passed: number,
): { data: number; next: number; isLast: boolean } {
  const view = viewOf(bytes)
  for (
    let next = bytes.indexOf(0x50);
    next >= 0 && next + 4 <= bytes.length;
    next = bytes.indexOf(0x50, next + 1)
  ) {
    const signature = view.getUint32(next, true)
    if (signature !== LOCAL_HEADER && signature !== CENTRAL_HEADER) continue
    for (const length of DESCRIPTOR_LENGTHS) {
      const data = next - length
      if (data < 0) continue
      const size = view.getUint32(next - (length > 16 ? 16 : 8), true)
      if (size !== (passed + data) % 2 ** 32) continue
      if (length % 8 === 0 && view.getUint32(data, true) !== DESCRIPTOR) continue
      return { data, next, isLast: true }
    }
  }
  // The longest descriptor, and what is there of the header's signature, may still come to their end.
  const data = Math.max(0, bytes.length - 24 - 3)
  return { data, next: data, isLast: false }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}

function refusal(sentence: string): AppError {
  return new AppError('invalid_input', sentence)
}
