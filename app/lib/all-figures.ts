import { useSyncExternalStore } from 'react'

/*
 * Whether the optimizer shows all its figures and controls, or only what a first lineup needs. Kept in this browser, as
 * the theme is.
 */

const STORAGE_KEY = 'all-figures'
const listeners = new Set<() => void>()
/** The choice of this visit; null before it is read. */
let shown: boolean | null = null

/** Only what a first lineup needs, until the user or the work asks for more. */
export function useAllFigures(): boolean {
  return useSyncExternalStore(subscribe, areShown, () => false)
}

/** Returns whether that changed anything. */
export function showAllFigures(next: boolean): boolean {
  if (areShown() === next) return false
  shown = next
  try {
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off')
  } catch {
    // Storage may be blocked; the choice then lasts until a reload.
  }
  for (const listener of listeners) listener()
  return true
}

/** What a screen says that turned them on by itself. */
export const ALL_FIGURES_ON = 'The player list shows all figures now.'

function areShown(): boolean {
  shown ??= stored()
  return shown
}

function stored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on'
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
