import * as z from 'zod/mini'

/** A message names a row of the jobs table and nothing else: it may be lost, doubled or late without harm. */
const JobMessage = z.object({ jobId: z.int().check(z.positive()) })

/** Null for whatever else lands in the queue. */
export function readMessage(body: unknown): number | null {
  const read = JobMessage.safeParse(body)
  return read.success ? read.data.jobId : null
}
