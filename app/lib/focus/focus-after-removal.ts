/** The list is rendered some frames after its data has arrived, and later on a slow device. */
const LONGEST_WAIT_MS = 5000
const DIALOG_CLOSES_MS = 50

/**
 * For a row whose own control deletes it: call it before the deletion with the focused control, and what it returns after
 * the deletion. As soon as the row is gone, the focus moves to the control of the next row, or of the one before, or to
 * the page's content, unless the user has moved it meanwhile.
 */
export function focusAfterRemoval(control: Element | null): () => void {
  const row = control?.closest('tr, li')
  const rows = [row?.nextElementSibling, row?.previousElementSibling]
  const next = rows.map((neighbor) => neighbor?.querySelector<HTMLElement>('[data-row-menu]'))
  const content = document.getElementById('content')
  const around = ancestorsOf(control)
  // Where the focus is without a choice of the user: what closes or goes away hands it to a region around the row.
  const isNowhere = (focused: Element | null) =>
    focused === null || around.includes(focused) || focused.localName === 'h1'

  function leave(until: number) {
    const isGone = control !== null && !control.isConnected && isNowhere(document.activeElement)
    if (isGone) {
      const target = next.find((button) => button?.isConnected) ?? content
      target?.focus({ preventScroll: target.id === 'content' })
    } else if (performance.now() < until) {
      requestAnimationFrame(() => leave(until))
    }
  }

  // The dialog that asked may still be there, and moves the focus in a task of its own when it goes: that has to come first.
  function afterDialog(until: number) {
    if (document.querySelector('[role="alertdialog"]') && performance.now() < until)
      requestAnimationFrame(() => afterDialog(until))
    else setTimeout(() => leave(until), DIALOG_CLOSES_MS)
  }

  return () => afterDialog(performance.now() + LONGEST_WAIT_MS)
}

function ancestorsOf(control: Element | null): Element[] {
  const ancestors: Element[] = []
  for (let each = control?.parentElement ?? null; each; each = each.parentElement) ancestors.push(each)
  return ancestors
}
