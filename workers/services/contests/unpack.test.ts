import { gzipSync, Zip, ZipPassThrough, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bytesInUse } from '#workers/testing/bytes-in-use.ts'
import { unpack } from './unpack.ts'

const MB = 2 ** 20
const CSV = new TextEncoder().encode('Rank,EntryId\n1,7\n')

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
  const csv = new TextEncoder().encode(
    Array.from({ length: 60 }, (_, i) => `${i},${(i * 7919) % 1000},name ${i}`).join('\n'),
  )
  const gzip = gzipSync(csv)
  expect(await lengthsAccepted(gzip, 'gzip')).toEqual([gzip.length])
  expect(await bytesOf(unpack(once(gzip), 'gzip'))).toEqual(csv)
  // After its member a zip has a list of members, which is not needed.
  const zip = zipSync({ 'contest.csv': csv })
  const [least = 0] = await lengthsAccepted(zip, 'zip')
  expect(await bytesOf(unpack(once(zip.subarray(0, least)), 'zip'))).toEqual(csv)
})

test('several gzip members are read as one file', async () => {
  const parts = ['Rank,EntryId\n', '1,7\n'].map((text) => gzipSync(new TextEncoder().encode(text)))
  const packed = new Uint8Array(parts.flatMap((part) => [...part]))
  expect(await bytesOf(unpack(once(packed), 'gzip'))).toEqual(CSV)
})

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
  for await (const piece of pieces) all.push(piece)
  return new Uint8Array(await new Blob(all as BlobPart[]).arrayBuffer())
}
