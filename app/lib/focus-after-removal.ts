/** The list is rendered some frames after its data has arrived, and later on a slow device. */
const LONGEST_WAIT_MS = 5000

/**
 * For a row whose own control deletes it: call it before the deletion with the focused control, and what it returns after
 * the deletion. As soon as the row is gone, the focus moves to the control of the next row, or of the one before, or to
 * the page's content, unless the user has moved it meanwhile.
 */
export function focusAfterRemoval(control: Element | null): () => void {
  const row = control?.closest('tr, li')
  const rows = [row?.nextElementSibling, row?.previousElementSibling]
  const next = rows.map((neighbor) => neighbor?.querySelector<HTMLElement>('[data-row-menu]'))

  function leave(until: number) {
    const isGone = control !== null && !control.isConnected && document.activeElement === document.body
    if (isGone) {
      const target = next.find((button) => button?.isConnected) ?? document.getElementById('content')
      target?.focus({ preventScroll: target.id === 'content' })
    } else if (performance.now() < until) {
      requestAnimationFrame(() => leave(until))
    }
  }

  return () => leave(performance.now() + LONGEST_WAIT_MS)
}
