import type { KeyboardEvent } from 'react'

/** Ctrl+Z, on a Mac Cmd+Z, takes the last edit of a number back; inside a field it stays the field's own undo. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLInputElement
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z' && !isField
}
