import { isUnreachable } from '../api-client.ts'
import { KEPT, showToast } from '../toast-store.ts'
import type { NewSave } from './outbox.client.ts'

/**
 * Keeps a save that could not be sent without a connection, and says so. False if it failed for another reason or can't
 * be kept; the caller then shows the failure.
 */
export async function saveLater(error: unknown, save: NewSave): Promise<boolean> {
  if (!isUnreachable(error)) return false
  const { keepSave } = await import('./outbox.client.ts')
  if (!(await keepSave(save))) return false
  showToast(KEPT)
  return true
}
