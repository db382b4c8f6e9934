/**
 * A ref for a control that its own press may remove. If it is removed while focused, the focus moves to its nearest
 * ancestor with `tabindex="-1"` instead of to the start of the page.
 */
export function keepFocusOnRemoval(control: HTMLElement | null): () => void {
  return () => {
    if (control === null || control !== document.activeElement) return
    control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }
}
