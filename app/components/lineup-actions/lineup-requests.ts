import { type ActionScreen, refuse } from '#app/components/record-actions/action-screen.ts'
import { isNotFound, messageOf, postJson } from '#app/lib/api-client.ts'
import { focusAfterRemoval } from '#app/lib/focus/focus-after-removal.ts'
import type { Deletion } from '#app/lib/outbox/changes/change-fields.ts'
import { DELETED, lineupBeforeDeletion, RESTORED } from '#app/lib/outbox/changes/deletions.ts'
import type { NewChange } from '#app/lib/outbox/outbox.client.ts'
import { sendOrKeep } from '#app/lib/outbox/send-or-keep.client.ts'
import type { Fields } from '#app/lib/outbox/waiting-save.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { exportLineup, openLineup } from '#app/lib/slates/open-lineup.ts'
import { removeSavedMark } from '#app/lib/slates/saved-marks.ts'
import { KEPT, showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { LineupInMenu } from './lineup-in-menu.ts'

/*
 * What the menu of a saved lineup does, apart from the menu, so that the code is loaded when it is used. Each request ends
 * with a toast.
 */

export async function openInOptimizer(lineup: LineupInMenu, screen: ActionScreen): Promise<void> {
  const refusal = await openLineup(lineup)
  if (refusal === null) await screen.navigate(`/${lineup.game_mode}/optimizer`)
  else refuse(screen, 'Lineup not opened', refusal)
}

export async function exportUploadFile(lineup: LineupInMenu, screen: ActionScreen): Promise<void> {
  const refusal = await exportLineup(lineup)
  if (refusal !== null) refuse(screen, 'Lineup not exported', refusal)
}

/** Until a copy is confirmed, a repeated press sends the same key and makes no second copy. */
const copyKeys = new Map<number, string>()

export async function duplicateLineup({ id }: LineupInMenu, screen: ActionScreen): Promise<void> {
  const key = copyKeys.get(id) ?? crypto.randomUUID()
  copyKeys.set(id, key)
  try {
    const headers = { 'Idempotency-Key': key }
    const path = `/api/saved-lineups/${id}/copy`
    const copy = await postJson<{ lineup: LineupListItem }>(path, undefined, headers)
    copyKeys.delete(id)
    await readAgain(screen)
    showToast({
      title: 'Lineup duplicated',
      description: copy.lineup.lineup_name,
      action: { label: 'View', onAction: () => void screen.navigate(`/lineups/${copy.lineup.id}`) },
    })
  } catch (error) {
    await tell(screen, 'Lineup not duplicated', messageOf(error, 'The copy could not be saved'), error)
  }
}

/** Throws what the server refuses. */
export function renameLineup(lineup: LineupInMenu, lineup_name: string): Promise<'sent' | 'kept'> {
  const { id, lineup_name: name, game_mode: modeId } = lineup
  const change = { fields: { lineup_name }, before: [{ lineup_name: name }] }
  return sendOrKeep([{ kind: 'lineup_name', target: { id, save: null }, name, modeId, ...change }])
}

export async function deleteLineup(lineup: LineupInMenu, screen: ActionScreen): Promise<void> {
  const refocus = focusAfterRemoval(document.activeElement)
  try {
    const before = [lineupBeforeDeletion(lineup)]
    const outcome = await sendOrKeep([deletionOf(lineup, { fields: DELETED, before })])
    const markAgain = removeSavedMark(lineup.game_mode, lineup.id)
    if (outcome === 'sent') {
      invalidate('lineups')
      await (screen.onDeleted ?? screen.revalidate)()
    }
    refocus()
    showToast({
      title: 'Lineup deleted',
      description: outcome === 'kept' ? `${lineup.lineup_name}. ${KEPT.description}` : lineup.lineup_name,
      action: { label: 'Undo', onAction: () => void restoreLineup(lineup, screen, markAgain) },
    })
  } catch (error) {
    await tell(screen, 'Lineup not deleted', messageOf(error, 'The lineup could not be deleted'), error)
  }
}

function deletionOf(
  { id, lineup_name: name, game_mode: modeId }: LineupInMenu,
  change: { fields: Deletion; before: Fields[] },
): NewChange {
  return { kind: 'lineup_deletion', target: { id, save: null }, name, modeId, ...change }
}

async function restoreLineup(
  lineup: LineupInMenu,
  screen: ActionScreen,
  markAgain: () => void,
): Promise<void> {
  try {
    const outcome = await sendOrKeep([deletionOf(lineup, { fields: RESTORED, before: [DELETED] })])
    markAgain()
    if (outcome === 'sent') await readAgain(screen)
    showToast({ title: 'Lineup restored', description: lineup.lineup_name })
  } catch (error) {
    showErrorToast({
      title: 'Lineup not restored',
      isAnnounced: true,
      description: messageOf(error, 'The lineup could not be restored', 'It can be restored for an hour.'),
      action: { label: 'Try again', onAction: () => void restoreLineup(lineup, screen, markAgain) },
    })
  }
}

/** Shows why a request failed, and the present records if another tab has deleted the lineup. */
async function tell(screen: ActionScreen, title: string, description: string, error: unknown): Promise<void> {
  refuse(screen, title, description)
  if (isNotFound(error)) await readAgain(screen)
}

async function readAgain({ revalidate }: ActionScreen): Promise<void> {
  invalidate('lineups')
  await revalidate()
}
