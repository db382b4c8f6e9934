/**
 * Which lineups are saved, so that saving one again is offered as a copy. In session storage, because it must survive a
 * reload, and kept when another slate is opened, because the first may be opened again.
 */
export type SavedMark = {
  /** The saved lineup; null while it waits on this device for a connection. */
  id: number | null
  /** The lineup's rows, as saved-key.ts writes them. */
  key: string
}

/** More are saved in few sessions; the oldest are forgotten. */
const MOST_MARKS = 200

/** Used if session storage is full or blocked. */
const fallback = new Map<string, readonly SavedMark[]>()

const PREFIX = 'saved-lineups:'

export function loadSavedMarks(format: string): readonly SavedMark[] {
  return fallback.get(format) ?? readStored(format)
}

/** Adds a mark to those of this format, first; a saved lineup has one mark. */
export function addSavedMark(format: string, mark: SavedMark): void {
  const others = loadSavedMarks(format).filter(({ id, key }) =>
    id === null ? key !== mark.key : id !== mark.id,
  )
  write(format, [mark, ...others].slice(0, MOST_MARKS))
}

/** Removes the marks of a deleted lineup; returns a function that adds them again when the deletion is undone. */
export function removeSavedMark(format: string, id: number): () => void {
  const mark = loadSavedMarks(format).find((candidate) => candidate.id === id)
  if (!mark) return () => {}
  write(
    format,
    loadSavedMarks(format).filter((candidate) => candidate.id !== id),
  )
  return () => addSavedMark(format, mark)
}

/** When the user deletes a lineup that waits for a connection. */
export function removeWaitingMark(format: string, key: string): void {
  write(
    format,
    loadSavedMarks(format).filter((mark) => mark.id !== null || mark.key !== key),
  )
}

/** Deletes the copies in memory; called when the stored data of a session is deleted. */
export function forgetSavedMarks(): void {
  fallback.clear()
}

function write(format: string, marks: readonly SavedMark[]): void {
  fallback.set(format, marks)
  try {
    if (marks.length > 0) sessionStorage.setItem(PREFIX + format, JSON.stringify(marks))
    else sessionStorage.removeItem(PREFIX + format)
  } catch {
    // The copy in memory lasts until a reload.
  }
}

function readStored(format: string): readonly SavedMark[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + format) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isMark) : []
  } catch {
    return []
  }
}

/** Another version of the app may have written it. */
function isMark(value: unknown): value is SavedMark {
  const mark = value as SavedMark | null
  return (typeof mark?.id === 'number' || mark?.id === null) && typeof mark.key === 'string'
}
