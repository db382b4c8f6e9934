import * as z from 'zod/mini'
import { isSlateFacts, isSlateMemory } from '#core/slate-memory/is-slate-memory.ts'
import type { ServerMemory } from '#core/slate-memory/kept-memory.ts'
import type { SlateMemory } from '#core/slate-memory/memory.ts'
import type { SlateFacts } from '#core/slate-memory/slate-facts.ts'

/** The whole memory of a slate, based on that revision of it (0: none was read). */
export const PutMemoryRequest = z.object({
  baseRevision: z.int('is not a revision').check(z.minimum(0, 'is not a revision')),
  slate: z.custom<SlateFacts>(isSlateFacts, 'is not what is kept of a file'),
  fields: z.custom<SlateMemory>(isSlateMemory, 'is not what is kept with a slate'),
})
export type PutMemoryRequest = z.infer<typeof PutMemoryRequest>

/** The same for what an account keeps for every later slate. */
export const PutStandingRequest = z.omit(PutMemoryRequest, { slate: true })
export type PutStandingRequest = z.infer<typeof PutStandingRequest>

/** The memory of another file of the same game, to carry over. */
export type EarlierMemory = { slate: SlateFacts; fields: SlateMemory }

/** A lineup that is saved for the slate; `key` of its rows (`slateRowsKey`). */
export type SavedOfSlate = { id: number; key: string }

/** `revision` 0 and no fields: nothing is kept yet. `earlier` is read only then. */
export type MemoryWire = ServerMemory & { earlier: EarlierMemory | null; saved: SavedOfSlate[] }
