import type { Field } from './field.ts'

/*
 * The compact field file: "DFSF", the header's length (uint32), the header as JSON, then the columns as raw little-endian
 * arrays, the widest first so that each starts at a multiple of its own size. The reader checks the lengths in the
 * header, since the file may be older than the program.
 */

const MAGIC = 0x46534644
const PREFIX_BYTES = 8

type Header = Omit<Field, 'ranks' | 'pointsMilli' | 'entryIds' | 'slots' | 'names'> & { nameBytes: number }

/** The file in pieces, to be written one after the other; together they are `fieldFileBytes` long. */
export function encodeField(field: Field): Uint8Array[] {
  const { ranks, pointsMilli, entryIds, slots, names, ...facts } = field
  const header = paddedHeader({ ...facts, nameBytes: names.length })
  const prefix = new DataView(new ArrayBuffer(PREFIX_BYTES))
  prefix.setUint32(0, MAGIC, true)
  prefix.setUint32(4, header.length, true)
  return [new Uint8Array(prefix.buffer), header, ...[entryIds, ranks, pointsMilli, slots, names].map(bytesOf)]
}

/** Throws when the bytes are not a field file. */
export function decodeField(file: ArrayBuffer): Field {
  const prefix = new DataView(file, 0, PREFIX_BYTES)
  if (prefix.getUint32(0, true) !== MAGIC) throw new Error('not a field file')
  const headerLength = prefix.getUint32(4, true)
  const { nameBytes, ...facts }: Header = JSON.parse(
    new TextDecoder().decode(new Uint8Array(file, PREFIX_BYTES, headerLength)),
  )
  const { entries, lineupSize } = facts
  let at = PREFIX_BYTES + headerLength
  const next = <Column>(
    make: new (buffer: ArrayBuffer, at: number, length: number) => Column,
    length: number,
    size: number,
  ) => {
    const column = new make(file, at, length)
    at += length * size
    return column
  }
  return {
    ...facts,
    entryIds: next(Float64Array, entries, 8),
    ranks: next(Uint32Array, entries, 4),
    pointsMilli: next(Int32Array, entries, 4),
    slots: next(Uint16Array, entries * lineupSize, 2),
    names: next(Uint8Array, nameBytes, 1),
  }
}

/** JSON padded with spaces to a multiple of eight bytes. */
function paddedHeader(header: Header): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header))
  const padded = new Uint8Array(Math.ceil(json.length / 8) * 8).fill(32)
  padded.set(json)
  return padded
}

function bytesOf(column: ArrayBufferView): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
}
