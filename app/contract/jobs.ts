/** Older jobs are found by search. */
export const MOST_JOBS_LISTED = 200

type StoredJob = {
  id: number
  database: string
  kind: string
  status: string
  username: string
  contestId: number | null
  contestName: string | null
  attempts: number
  error: string | null
  createdAt: number
  updatedAt: number
}

/** A job, as sent to admins. */
export function toJobItem(job: StoredJob) {
  return {
    id: job.id,
    database: job.database,
    kind: job.kind,
    status: job.status,
    username: job.username,
    contestId: job.contestId,
    contestName: job.contestName,
    attempts: job.attempts,
    error: job.error,
    createdAt: new Date(job.createdAt).toISOString(),
    updatedAt: new Date(job.updatedAt).toISOString(),
  }
}
export type JobItem = ReturnType<typeof toJobItem>
