import { logEvent } from '#workers/log.ts'

/** No kind of message exists yet: whatever arrives is noted and taken off the queue, since a retry can't help it. */
export async function consume(batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    logEvent('error', 'unknown_message', { queue: batch.queue, messageId: message.id })
    message.ack()
  }
}
