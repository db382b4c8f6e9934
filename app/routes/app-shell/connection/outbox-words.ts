import { pluralize } from '#app/lib/format.ts'
import type { OutboxState } from '#app/lib/outbox/outbox.client.ts'
import type { WaitingSave } from '#app/lib/outbox/waiting-save.ts'

/** The line about the user's saves on this device; null if there is nothing to say. */
export function outboxSentence(
  { waiting, isSending, sent, standstill }: Omit<OutboxState, 'others'>,
  isOnline: boolean,
): string | null {
  const unsent = waiting.filter(({ refusal }) => refusal === null).length
  const refused = waiting.length - unsent
  const sentences = [
    sent > 0 && `${pluralize(sent, 'save')} ${wasOrWere(sent)} sent.`,
    unsent > 0 && unsentSentence(unsent, isSending && isOnline, isOnline ? standstill : null),
    refused > 0 && `${pluralize(refused, 'save')} ${wasOrWere(refused)} refused by the server.`,
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : null
}

function unsentSentence(unsent: number, isSending: boolean, standstill: OutboxState['standstill']): string {
  const saves = pluralize(unsent, 'save')
  const wait = unsent === 1 ? 'waits' : 'wait'
  if (isSending) return `Sending ${saves}...`
  switch (standstill?.status) {
    case 'signed_out':
      return `${saves} ${wait} on this device. You are signed out: sign in again to send ${unsent === 1 ? 'it' : 'them'}.`
    case 'not_allowed':
      return `${saves} ${wait} on this device. The server answered: ${standstill.sentence}.`
    case 'failed':
      return `${saves} ${wait} on this device. The server has a problem; it is tried again.`
    default:
      return `${saves} ${wait} for a connection.`
  }
}

/** About saves of other users of this browser, whose content is not shown. */
export function othersSentence(others: number): string | null {
  if (others === 0) return null
  const one = others === 1
  return `${pluralize(others, 'save')} of another user ${one ? 'waits' : 'wait'} on this device. ${one ? 'It is' : 'They are'} sent when that user signs in here.`
}

/** What a save is, in the list. */
export function kindOf({ kind, body }: Pick<WaitingSave, 'kind' | 'body'>): string {
  switch (kind) {
    case 'slate':
      return 'Salary file'
    case 'lineup':
      return 'Lineup'
    case 'entry_set':
      return Array.isArray(body.lineups) ? pluralize(body.lineups.length, 'entry', 'entries') : 'Entries'
  }
}

function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were'
}
