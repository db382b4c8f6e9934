import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import type { PoolQuestion } from './sim-messages.ts'

/** The pool of a question. Throws for a format that this version of the program doesn't have. */
export function poolOf({ formatId, rows, leftOut }: PoolQuestion): ContestPool {
  const mode = findPlayableFormat(formatId)
  if (!mode) throw new Error(`no format ${formatId}`)
  return contestPoolOf(rows, mode, { leftOut: new Set(leftOut) })
}
