import { callApi, isUnreachable } from '../api-client.ts'
import { rulesOf } from './changes/changes.ts'
import { keepChange, type NewChange, outboxState, sendOutbox } from './outbox.client.ts'
import { isChange, isSameRecord } from './waiting-save.ts'

/**
 * Sends changes of stored records, one after another. Without a connection they are kept on this device and sent later, and so
 * are changes of a record that others wait for, in their order. Throws what the server refuses.
 */
export async function sendOrKeep(changes: readonly NewChange[]): Promise<'sent' | 'kept'> {
  for (const [index, change] of changes.entries()) {
    const rest = changes.slice(index)
    if (isWaitedFor(change)) {
      if (!(await keepAll(rest, false))) throw new Error('The device keeps nothing')
      void sendOutbox()
      return 'kept'
    }
    const isTried = navigator.onLine
    try {
      await sendNow(change)
    } catch (error) {
      if (isUnreachable(error) && (await keepAll(rest, isTried))) return 'kept'
      throw error
    }
  }
  return 'sent'
}

async function sendNow({ kind, target, fields }: NewChange): Promise<void> {
  if (target.id === null) throw new Error('A record that waits has a change of its own in the outbox')
  const { method, path, body } = rulesOf(kind).request(target.id, fields)
  await callApi(method, path, body)
}

/** `isTried`: the request of the first may have arrived. */
async function keepAll(changes: readonly NewChange[], isTried: boolean): Promise<boolean> {
  for (const [index, change] of changes.entries())
    if (!(await keepChange(change, isTried && index === 0))) return false
  return true
}

/** Whether changes of its record, or the record itself, wait and were not refused. */
function isWaitedFor(change: NewChange): boolean {
  if (change.target.id === null) return true
  return outboxState().waiting.some((save) => isChange(save) && !save.refusal && isSameRecord(save, change))
}
