import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { consume } from './index.ts'

test('a message nobody knows is taken off the queue instead of coming back for ever', async () => {
  const messages = ['unknown', { type: 'from_the_future' }, null].map((body, i) => ({
    id: `m${i}`,
    timestamp: new Date(),
    attempts: 1,
    body,
  }))
  const batch = createMessageBatch('dfs-lineup-optimizer-jobs', messages)
  const ctx = createExecutionContext()
  await consume(batch)
  const result = await getQueueResult(batch, ctx)
  expect(result.explicitAcks).toEqual(['m0', 'm1', 'm2'])
  expect(result.retryMessages).toEqual([])
})
