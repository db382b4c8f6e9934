/**
 * A ref for a control that its own press may remove. When it goes while it has the focus, the focus moves to the nearest
 * element around it with `tabindex="-1"` instead of to the start of the page.
 */
export function passFocusOn(control: HTMLElement | null): () => void {
  return () => {
    if (control === null || control !== document.activeElement) return
    control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }
}
