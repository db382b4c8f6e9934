import * as z from 'zod/mini'
import { type Db, FIRST_DATABASE } from '#db/client.ts'

/** A message names a row of a jobs table and nothing else: it may be lost, doubled or late without harm. */
const JobMessage = z.object({
  jobId: z.int().check(z.positive()),
  /** Absent in messages from when there was one database. */
  database: z._default(z.string(), FIRST_DATABASE),
})
export type JobMessage = z.infer<typeof JobMessage>

export function jobMessage(db: Db, jobId: number): JobMessage {
  return { jobId, database: db.binding }
}

/** Null for whatever else lands in the queue. */
export function readMessage(body: unknown): JobMessage | null {
  return JobMessage.safeParse(body).data ?? null
}
