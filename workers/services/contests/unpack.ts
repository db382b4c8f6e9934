import { concatBytes } from '#core/collections/concat-bytes.ts'
import { resizeBuffer } from '#core/collections/resize-buffer.ts'
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

/** Decompresses to the CSV's bytes. A piece is readable until the next one is asked for. */
export function unpack(bytes: AsyncIterable<Uint8Array>, packing: Packing): AsyncIterable<Uint8Array> {
  if (packing === 'csv') return bytes
  return inflate(bytes, packing)
}

/** Input chunk size. Deflate compresses up to 1,000 times, so one chunk yields at most 8 MB. */
const PIECE_BYTES = 4096

async function* inflate(
  packed: AsyncIterable<Uint8Array>,
  packing: 'gzip' | 'zip',
): AsyncGenerator<Uint8Array> {
  // Loaded with the first packed file: fflate's tables are made when it is loaded, and the Worker starts without them.
  const start = packing === 'gzip' ? (await import('./gunzip.ts')).gunzip : (await import('./unzip.ts')).unzip
  const made: Uint8Array[] = []
  const inflater = start((bytes) => made.push(bytes))
  const push = (piece: Uint8Array, final: boolean) => {
    try {
      inflater.push(piece, final)
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('invalid_input', 'The packed file is damaged.')
    }
    return made.splice(0).filter(({ length }) => length > 0)
  }
  // The last chunk must be pushed as final and contain the trailer, so one chunk is always held back.
  let held: Uint8Array = new Uint8Array()
  for await (const bytes of packed) {
    held = concatBytes(held, bytes)
    while (held.length > 2 * PIECE_BYTES) {
      for (const each of push(held.subarray(0, PIECE_BYTES), false)) {
        yield each
        // The engine collects buffers late: 1 GB that is refused left 300 MB of them. A part of another buffer is not inflated.
        if (each.length === each.buffer.byteLength) resizeBuffer(each.buffer as ArrayBuffer, 0)
      }
      held = held.subarray(PIECE_BYTES)
    }
  }
  yield* push(held, true)
}
