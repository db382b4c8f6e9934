/** The slate on its way from the upload screen to the optimizer: CSV text and file name, in session storage. */
export type StoredSlate = { csvData: string; fileName: string }

/** Where session storage is full or blocked the slate still survives the navigation, only not a reload. */
const fallback = new Map<string, StoredSlate>()

/** New data clears the lineup. `kept` says how long: `session` survives a reload, `page` does not. */
export function storeSlate(mode: string, slate: StoredSlate): { kept: 'session' | 'page' } {
  fallback.set(mode, slate)
  clearLineupDraft(mode)
  try {
    sessionStorage.setItem(keyOf(mode), JSON.stringify(slate))
    return { kept: 'session' }
  } catch {
    removeQuietly(keyOf(mode))
    return { kept: 'page' }
  }
}

/** Drops the copy in memory; called where the stored slates of a session are dropped. */
export function forgetSlates(): void {
  fallback.clear()
}

export function loadStoredSlate(mode: string): StoredSlate | null {
  return fallback.get(mode) ?? readStored(mode)
}

/** Work on the stored slate that a reload must not lose, as text; where storage is full it lasts as long as the page. */
export function storeLineupDraft(mode: string, draft: string): void {
  try {
    sessionStorage.setItem(draftKeyOf(mode), draft)
  } catch {
    removeQuietly(draftKeyOf(mode))
  }
}

export function loadLineupDraft(mode: string): string | null {
  try {
    return sessionStorage.getItem(draftKeyOf(mode))
  } catch {
    return null
  }
}

export function clearLineupDraft(mode: string): void {
  removeQuietly(draftKeyOf(mode))
}

function readStored(mode: string): StoredSlate | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(mode)) ?? 'null')
    return isStoredSlate(stored) ? stored : null
  } catch {
    return null
  }
}

/** Also after a refused write: an older value must not stay behind for the next reload. */
function removeQuietly(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

function isStoredSlate(value: unknown): value is StoredSlate {
  const slate = value as StoredSlate | null
  return typeof slate?.csvData === 'string' && typeof slate.fileName === 'string'
}

function keyOf(mode: string): string {
  return `slate:${mode}`
}

function draftKeyOf(mode: string): string {
  return `lineup-draft:${mode}`
}
