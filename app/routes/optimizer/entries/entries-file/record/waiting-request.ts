import type { EnterRequest } from './enter-request.ts'

/*
 * What could not be recorded yet, in session storage: it survives a reload and is cleared at sign-out. One for each format;
 * a later download replaces it, because it has the entries as they are now.
 */

/** `key`: of the request that saves the set, so that a repetition saves none twice. */
export type WaitingRequest = EnterRequest & { key: string }

export function storeWaiting(modeId: string, request: WaitingRequest | null): void {
  try {
    if (request) sessionStorage.setItem(keyOf(modeId), JSON.stringify(request))
    else sessionStorage.removeItem(keyOf(modeId))
  } catch {
    // Blocked or full storage: the request then lasts until a reload.
  }
}

export function loadWaiting(modeId: string): WaitingRequest | null {
  try {
    const waiting: unknown = JSON.parse(sessionStorage.getItem(keyOf(modeId)) ?? 'null')
    return isWaiting(waiting) ? waiting : null
  } catch {
    return null
  }
}

function isWaiting(value: unknown): value is WaitingRequest {
  const waiting = value as WaitingRequest | null
  return (
    typeof waiting?.key === 'string' && Array.isArray(waiting.entries) && Array.isArray(waiting.set?.lineups)
  )
}

function keyOf(modeId: string): string {
  return `entries-to-record:${modeId}`
}
