import { CHANGE_LABELS } from '#app/lib/outbox/changes/change-labels.ts'
import type { OutboxState } from '#app/lib/outbox/outbox.client.ts'
import { isChange, type WaitingSave } from '#app/lib/outbox/waiting-save.ts'
import { pluralize } from '#core/figures/format.ts'

/** The saves with a row of their own: what changes a record that waits itself belongs to its row. */
export function listedSaves<Save extends WaitingSave>(waiting: readonly Save[]): Save[] {
  return waiting.filter((save) => !isChange(save) || save.target.save === null)
}

/** The line about the user's saves on this device; null if there is nothing to say. */
export function outboxSentence(
  { waiting, isSending, sent, blockedBy }: Omit<OutboxState, 'others'>,
  isOnline: boolean,
): string | null {
  const listed = listedSaves(waiting)
  const unsent = listed.filter(({ refusal }) => refusal === null)
  const refused = listed.filter(({ refusal }) => refusal !== null)
  const sentences = [
    sent.length > 0 && `${countOf(sent)} ${wasOrWere(sent.length)} sent.`,
    unsent.length > 0 && unsentSentence(unsent, isSending && isOnline, isOnline ? blockedBy : null),
    refused.length > 0 && refusedSentence(refused),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : null
}

function unsentSentence(
  unsent: readonly WaitingSave[],
  isSending: boolean,
  blockedBy: OutboxState['blockedBy'],
): string {
  const saves = countOf(kindsOf(unsent))
  const wait = unsent.length === 1 ? 'waits' : 'wait'
  if (isSending) return `Sending ${saves}...`
  switch (blockedBy?.status) {
    case 'signed_out':
      return `${saves} ${wait} on this device. You are signed out: sign in again to send ${unsent.length === 1 ? 'it' : 'them'}.`
    case 'not_allowed':
      return `${saves} ${wait} on this device. The server answered: ${blockedBy.sentence}.`
    case 'failed':
      return `${saves} ${wait} on this device. The server has a problem; it is tried again.`
    default:
      return `${saves} ${wait} for a connection.`
  }
}

/** A change that was refused has its reason in the list, where the user chooses. */
function refusedSentence(refused: readonly WaitingSave[]): string {
  const saves = countOf(kindsOf(refused))
  return refused.some(isChange)
    ? `${saves} ${wasOrWere(refused.length)} not stored: choose what to keep.`
    : `${saves} ${wasOrWere(refused.length)} refused by the server.`
}

/** About saves of other users of this browser, whose content is not shown. */
export function othersSentence(others: number): string | null {
  if (others === 0) return null
  const one = others === 1
  return `${pluralize(others, 'save')} of another user ${one ? 'waits' : 'wait'} on this device. ${one ? 'It is' : 'They are'} sent when that user signs in here.`
}

/** What a save is, in the list. */
export function kindOf(save: WaitingSave): string {
  if (isChange(save))
    return 'deleted' in save.fields && !save.fields.deleted
      ? 'Undoing of a deletion'
      : CHANGE_LABELS[save.kind]
  switch (save.kind) {
    case 'slate':
      return 'Salary file'
    case 'lineup':
      return 'Lineup'
    case 'entry_set': {
      const { lineups } = save.body
      return Array.isArray(lineups) ? pluralize(lineups.length, 'entry', 'entries') : 'Entries'
    }
  }
}

/** `save` for new records alone, else `change`. */
export function nounFor(kinds: readonly WaitingSave['kind'][]): 'save' | 'change' {
  return kinds.every((kind) => !(kind in CHANGE_LABELS)) ? 'save' : 'change'
}

export function kindsOf(saves: readonly WaitingSave[]): WaitingSave['kind'][] {
  return saves.map(({ kind }) => kind)
}

function countOf(kinds: readonly WaitingSave['kind'][]): string {
  return pluralize(kinds.length, nounFor(kinds))
}

function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were'
}
