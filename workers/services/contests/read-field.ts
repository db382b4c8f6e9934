import { resizeBuffer } from '#core/collections/resize-buffer.ts'
import type { Field } from '#core/contest/field.ts'
import { decodeField } from '#core/contest/field-file.ts'
import { AppError } from '#core/result.ts'
import { BODIES } from '#workers/body-kinds.ts'
import { STREAMING } from '#workers/security/heap-pools.ts'
import { fieldKey, standingsKey } from './contest-files.ts'
import { readStoredStandings } from './read-standings.ts'

/** Memory that one byte of the compact file takes with the figures made of it: 24 MB of 16 (400,000 entries). */
const HEAP_PER_BYTE = 1.5
/** Long enough for requests that need several turns of the event loop. */
const PAUSE_MS = 10

/**
 * Calls `use` with all lineups of a contest once the isolate has the memory for them: the compact file, or the standings until
 * the consumer has written it. `pause` lets other requests go first; to be awaited between figures, each of which takes up to
 * 0.2 s for a large contest. The field ends with `use`. Refuses with `unavailable` while there is no memory.
 */
export async function withField<Result>(
  files: R2Bucket,
  { fileKey, userId }: { fileKey: string; userId: number },
  use: (field: Field, pause: () => Promise<void>) => Result | Promise<Result>,
): Promise<Result> {
  const claim = await STREAMING.claim(String(userId), 0)
  try {
    const compact = await files.get(fieldKey(fileKey))
    if (compact) {
      await holdOrCancel(compact, () => claim.resize(compact.size * HEAP_PER_BYTE))
      return await lend(decodeField(await compact.arrayBuffer()))
    }
    const standings = await files.get(standingsKey(fileKey))
    if (!standings) throw new AppError('not_found', 'The file of this contest no longer exists')
    await holdOrCancel(standings, () => claim.resize(standings.size * BODIES.standings.heapPerByte))
    return await lend((await readStoredStandings(standings.body)).field)
  } finally {
    claim.release()
  }

  /** The engine collects buffers late, so they are freed by hand. */
  async function lend(field: Field): Promise<Result> {
    try {
      return await use(field, pause)
    } finally {
      const columns = [field.entryIds, field.ranks, field.pointsMilli, field.slots, field.names]
      for (const buffer of new Set(columns.map((column) => column.buffer)))
        resizeBuffer(buffer as ArrayBuffer, 0)
    }
  }
}

/** A body that is not read must be cancelled, or the store's connection stays open. */
async function holdOrCancel({ body }: R2ObjectBody, hold: () => Promise<void>): Promise<void> {
  try {
    await hold()
  } catch (error) {
    await body.cancel()
    throw error
  }
}

const pause = () => scheduler.wait(PAUSE_MS)
