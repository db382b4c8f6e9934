import { createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { consume } from '#workers/queue/index.ts'

/** Runs every waiting job now, without waiting for the queue. */
export async function jobsDone(bindings: Env = env): Promise<void> {
  const { results } = await env.DB.prepare(
    "select id from jobs where status = 'waiting' and not (kind = 'remove_file' and due_at > ?)",
  )
    .bind(Date.now() + 3_600_000)
    .all<{ id: number }>()
  const messages = results.map(({ id }) => ({
    id: `job-${id}`,
    timestamp: new Date(),
    attempts: 1,
    body: { jobId: id },
  }))
  await consume(createMessageBatch('dfs-lineup-optimizer-jobs', messages), bindings)
}
