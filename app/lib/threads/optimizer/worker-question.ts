import { findPlayableFormat } from '#core/formats/lookup.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'

/** A question as a message to the worker. A format holds functions, which no message carries, so its id goes instead. */
export type WorkerQuestion = { id: number; formatId: string; request: Omit<OptimizeRequest, 'mode'> }

export function workerQuestion(id: number, { mode, ...request }: OptimizeRequest): WorkerQuestion {
  return { id, formatId: mode.id, request }
}

/** The question on the worker's side. Throws for a format that this version of the program doesn't have. */
export function requestOf({ formatId, request }: WorkerQuestion): OptimizeRequest {
  const mode = findPlayableFormat(formatId)
  if (!mode) throw new Error(`no format ${formatId}`)
  return { ...request, mode }
}
