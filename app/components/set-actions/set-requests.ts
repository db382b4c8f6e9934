import { type ActionScreen, refuse } from '#app/components/record-actions/action-screen.ts'
import { isNotFound, messageOf, postJson } from '#app/lib/api-client.ts'
import { focusAfterRemoval } from '#app/lib/focus/focus-after-removal.ts'
import type { Deletion } from '#app/lib/outbox/changes/change-fields.ts'
import { DELETED, RESTORED, setBeforeDeletion } from '#app/lib/outbox/changes/deletions.ts'
import type { NewChange } from '#app/lib/outbox/outbox.client.ts'
import { sendOrKeep } from '#app/lib/outbox/send-or-keep.client.ts'
import type { Fields } from '#app/lib/outbox/waiting-save.ts'
import { invalidateEntrySets } from '#app/lib/session/session-memory.ts'
import { exportEntrySet, openEntrySet } from '#app/lib/slates/open-entry-set.ts'
import { KEPT, showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { EntrySetDetail, EntrySetItem } from '#contract/entry-sets.ts'

/* What the menu of an entry set does, apart from the menu, so that the code is loaded when it is used. */

export async function openInOptimizer(set: EntrySetItem, screen: ActionScreen): Promise<void> {
  const refusal = await openEntrySet(set)
  if (refusal === null) await screen.navigate(`/${set.game_mode}/optimizer?side=entries`)
  else refuse(screen, 'Set not opened', refusal)
}

export async function exportUploadFile(set: EntrySetItem, screen: ActionScreen): Promise<void> {
  const refusal = await exportEntrySet(set)
  if (refusal !== null) refuse(screen, 'Set not exported', refusal)
}

/** Until a copy is confirmed, a repeated press sends the same key and makes no second copy. */
const copyKeys = new Map<number, string>()

export async function duplicateSet({ id }: EntrySetItem, screen: ActionScreen): Promise<void> {
  const key = copyKeys.get(id) ?? crypto.randomUUID()
  copyKeys.set(id, key)
  try {
    const headers = { 'Idempotency-Key': key }
    const copy = await postJson<EntrySetDetail>(`/api/entry-sets/${id}/copy`, undefined, headers)
    copyKeys.delete(id)
    await readAgain(screen)
    showToast({
      title: 'Set duplicated',
      description: copy.entry_set.name,
      action: { label: 'View', onAction: () => void screen.navigate(`/entry-sets/${copy.entry_set.id}`) },
    })
  } catch (error) {
    await tell(screen, 'Set not duplicated', messageOf(error, 'The copy could not be saved'), error)
  }
}

/** Throws what the server refuses. */
export function renameSet(set: EntrySetItem, wanted: string): Promise<'sent' | 'kept'> {
  const { id, name, game_mode: modeId } = set
  const change = { fields: { name: wanted }, before: [{ name }] }
  return sendOrKeep([{ kind: 'set_name', target: { id, save: null }, name, modeId, ...change }])
}

export async function deleteSet(set: EntrySetItem, screen: ActionScreen): Promise<void> {
  const refocus = focusAfterRemoval(document.activeElement)
  try {
    const before = [setBeforeDeletion(set)]
    const outcome = await sendOrKeep([deletionOf(set, { fields: DELETED, before })])
    if (outcome === 'sent') {
      invalidateEntrySets()
      await (screen.onDeleted ?? screen.revalidate)()
    }
    refocus()
    showToast({
      title: 'Set deleted',
      description: outcome === 'kept' ? `${set.name}. ${KEPT.description}` : set.name,
      action: { label: 'Undo', onAction: () => void restoreSet(set, screen) },
    })
  } catch (error) {
    await tell(screen, 'Set not deleted', messageOf(error, 'The set could not be deleted'), error)
  }
}

function deletionOf(
  { id, name, game_mode: modeId }: EntrySetItem,
  change: { fields: Deletion; before: Fields[] },
): NewChange {
  return { kind: 'set_deletion', target: { id, save: null }, name, modeId, ...change }
}

async function restoreSet(set: EntrySetItem, screen: ActionScreen): Promise<void> {
  try {
    const outcome = await sendOrKeep([deletionOf(set, { fields: RESTORED, before: [DELETED] })])
    if (outcome === 'sent') await readAgain(screen)
    showToast({ title: 'Set restored', description: set.name })
  } catch (error) {
    showErrorToast({
      isAnnounced: true,
      title: 'Set not restored',
      description: messageOf(error, 'The set could not be restored', 'It can be restored for an hour.'),
      action: { label: 'Try again', onAction: () => void restoreSet(set, screen) },
    })
  }
}

/** Shows why a request failed, and the present records if another tab has deleted the set. */
async function tell(screen: ActionScreen, title: string, description: string, error: unknown): Promise<void> {
  refuse(screen, title, description)
  if (isNotFound(error)) await readAgain(screen)
}

async function readAgain({ revalidate }: ActionScreen): Promise<void> {
  invalidateEntrySets()
  await revalidate()
}
