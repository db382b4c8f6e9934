/** Focuses a slot. Filling or emptying it removes the control that had the focus. */
export function focusSlot(slotIndex: number): void {
  document.getElementById(slotElementId(slotIndex))?.querySelector('button')?.focus()
}

/** The id of a slot's place in the page. */
export function slotElementId(slotIndex: number): string {
  return `slot-${slotIndex}`
}
