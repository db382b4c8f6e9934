import * as z from 'zod/mini'
import { type Db, FIRST_DATABASE } from '#db/client.ts'

/** A message holds only the id of a jobs row, so lost, duplicate or late messages do no harm. */
const JobMessage = z.object({
  jobId: z.int().check(z.positive()),
  /** Absent in messages from before there were several databases. */
  database: z._default(z.string(), FIRST_DATABASE),
})
export type JobMessage = z.infer<typeof JobMessage>

export function jobMessage(db: Db, jobId: number): JobMessage {
  return { jobId, database: db.binding }
}

/** Null for any other content. */
export function readMessage(body: unknown): JobMessage | null {
  return JobMessage.safeParse(body).data ?? null
}
