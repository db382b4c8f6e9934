import type { PlayableModeId } from '#core/game-mode.ts'

/** The slate on its way from the upload screen to the optimizer: CSV text and file name, in session storage. */
export type StoredSlate = { csvData: string; fileName: string }

/** Where session storage is full or blocked the slate still survives the navigation, only not a reload. */
const fallback = new Map<PlayableModeId, StoredSlate>()

/** `kept` says how long: `session` survives a reload, `page` does not. */
export function storeSlate(mode: PlayableModeId, slate: StoredSlate): { kept: 'session' | 'page' } {
  fallback.set(mode, slate)
  try {
    sessionStorage.setItem(keyOf(mode), JSON.stringify(slate))
    return { kept: 'session' }
  } catch {
    removeQuietly(mode)
    return { kept: 'page' }
  }
}

export function loadStoredSlate(mode: PlayableModeId): StoredSlate | null {
  return fallback.get(mode) ?? readStored(mode)
}

function readStored(mode: PlayableModeId): StoredSlate | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(mode)) ?? 'null')
    return isStoredSlate(stored) ? stored : null
  } catch {
    return null
  }
}

/** A refused write must not leave an older slate behind for the next reload. */
function removeQuietly(mode: PlayableModeId): void {
  try {
    sessionStorage.removeItem(keyOf(mode))
  } catch {
    // Blocked storage holds nothing.
  }
}

function isStoredSlate(value: unknown): value is StoredSlate {
  const slate = value as StoredSlate | null
  return typeof slate?.csvData === 'string' && typeof slate.fileName === 'string'
}

function keyOf(mode: PlayableModeId): string {
  return `slate:${mode}`
}
