import { gzipSync, Zip, ZipPassThrough, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bytesInUse } from '#workers/testing/bytes-in-use.ts'
import { unpack } from './unpack.ts'

const MB = 2 ** 20
const CSV = text('Rank,EntryId\n1,7\n')

test('the bytes of a skipped member are not held in memory', async () => {
  const before = bytesInUse('arrayBuffers')
  let measured = 0
  let measuredAt = 0
  const packed = zipStream(
    [
      { name: '__MACOSX/._contest.csv', pieces: randomPieces(40) },
      { name: 'contest.csv', pieces: [CSV] },
    ],
    async (sent) => {
      if (sent < measuredAt + 10 * MB) return
      measuredAt = sent
      measured += 1
      // Unreferenced buffers are freed by another thread, at a time of its own; held ones never.
      await expect.poll(() => bytesInUse('arrayBuffers') - before, { timeout: 30_000 }).toBeLessThan(8 * MB)
    },
  )
  expect(await bytesOf(unpack(packed, 'zip'))).toEqual(CSV)
  expect(measured).toBeGreaterThan(2)
})

test('a skipped member is not inflated, so a zip bomb in it costs nothing', async () => {
  const packed = zipStream([
    { name: '__MACOSX/._contest.csv', pieces: randomPieces(1), compression: DEFLATED },
    { name: 'contest.csv', pieces: [CSV] },
  ])
  expect(await bytesOf(unpack(packed, 'zip'))).toEqual(CSV)
  // The first bits name a kind of block that deflate does not have.
  const invalid = [new Uint8Array(1 << 16).fill(0xff)]
  const read = zipStream([{ name: 'contest.csv', pieces: invalid, compression: DEFLATED }])
  await expect(bytesOf(unpack(read, 'zip'))).rejects.toThrow('The packed file is damaged.')
})

test('a gzip or zip that is cut off anywhere is refused as damaged', async () => {
  const csv = text(Array.from({ length: 60 }, (_, i) => `${i},${(i * 7919) % 1000},name ${i}`).join('\n'))
  const gzip = gzipSync(csv)
  expect(await lengthsAccepted(gzip, 'gzip')).toEqual([gzip.length])
  expect(await bytesOf(unpack(once(gzip), 'gzip'))).toEqual(csv)
  // After its member a zip has a list of members, which is not needed.
  const zip = zipSync({ 'contest.csv': csv })
  const [least = 0] = await lengthsAccepted(zip, 'zip')
  expect(await bytesOf(unpack(once(zip.subarray(0, least)), 'zip'))).toEqual(csv)
})

test('several gzip members are read as one file', async () => {
  const parts = ['Rank,EntryId\n', '1,7\n'].map((part) => gzipSync(text(part)))
  const packed = new Uint8Array(parts.flatMap((part) => [...part]))
  expect(await bytesOf(unpack(once(packed), 'gzip'))).toEqual(CSV)
})

test('a zip that tells sizes behind its data only is read whole, though its data looks like headers', async () => {
  const looksLike = [...text('PK\x03\x04'), ...text('PK\x07\x08'), ...text('PK\x01\x02')]
  const csv = Uint8Array.from({ length: 9000 }, (_, i) => looksLike[i % looksLike.length] ?? 0)
  for (const { sizes, signature } of DESCRIPTORS) {
    const packed = described('contest.csv', csv, signature, sizes)
    for (const pieceLength of [1, 7, 4096, packed.length])
      expect(await bytesOf(unpack(inPieces(packed, pieceLength), 'zip'))).toEqual(csv)
    await expect(bytesOf(unpack(once(packed.subarray(0, 9040)), 'zip'))).rejects.toThrow('damaged')
  }
})

/** The forms of a descriptor: sizes of 4 or 8 bytes, with or without a signature. */
const DESCRIPTORS = [4, 8].flatMap((sizes) =>
  [[], text('PK\x07\x08')].map((signature) => ({ sizes, signature })),
)

/** A zip of one stored member, after which its descriptor and the signature of the list stand. */
function described(name: string, data: Uint8Array, signature: Iterable<number>, sizes: number): Uint8Array {
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & (i < 4 ? 255 : 0))
  const [version, flags, method, at, checksum] = [
    number(20, 2),
    number(8, 2),
    number(0, 2),
    number(0, 4),
    number(0, 4),
  ]
  const header = [...text('PK\x03\x04'), ...version, ...flags, ...method, ...at, ...checksum, ...number(0, 8)]
  const named = [...header, ...number(name.length, 2), ...number(0, 2), ...text(name)]
  const descriptor = [...signature, ...checksum, ...number(data.length, sizes), ...number(data.length, sizes)]
  return Uint8Array.from([...named, ...data, ...descriptor, ...text('PK\x01\x02')])
}

function text(of: string): Uint8Array {
  return new TextEncoder().encode(of)
}

async function* inPieces(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** The lengths at which the file can be cut off and is still unpacked. */
async function lengthsAccepted(packed: Uint8Array, packing: 'gzip' | 'zip'): Promise<number[]> {
  const lengths: number[] = []
  for (let length = 0; length <= packed.length; length += 1) {
    const unpacked = await bytesOf(unpack(once(packed.subarray(0, length)), packing)).catch(() => null)
    if (unpacked !== null && unpacked.length > 0) lengths.push(length)
  }
  return lengths
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

test('a zip of more than 100 members is refused', async () => {
  const shadows = Array.from({ length: 101 }, (_, i) => ({ name: `__MACOSX/${i}`, pieces: [CSV] }))
  await expect(bytesOf(unpack(zipStream(shadows), 'zip'))).rejects.toThrow('The zip holds too many files.')
})

/** Marks random bytes as deflated: inflating them fails. */
const DEFLATED = 8

type Member = { name: string; pieces: Iterable<Uint8Array>; compression?: number }

/** A zip as a stream, written member by member; `onSent` gets the number of bytes sent so far. */
async function* zipStream(
  members: Member[],
  onSent = async (_sent: number) => {},
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  let sent = 0
  const zip = new Zip((_error, bytes) => made.push(bytes))
  for (const { name, pieces, compression = 0 } of members) {
    const member = new ZipPassThrough(name)
    member.compression = compression
    zip.add(member)
    for (const piece of pieces) {
      member.push(piece)
      for (const bytes of made) sent += bytes.length
      yield* made
      made = []
      await onSent(sent)
    }
    member.push(new Uint8Array(), true)
  }
  zip.end()
  yield* made
}

function* randomPieces(megabytes: number): Generator<Uint8Array> {
  for (let piece = 0; piece < megabytes * 16; piece++) yield crypto.getRandomValues(new Uint8Array(MB / 16))
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece.slice())
  return new Uint8Array(await new Blob(all as BlobPart[]).arrayBuffer())
}
