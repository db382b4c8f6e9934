import { focusPage, focusRegion } from './focus-page.ts'

/** Screens that know a better place move the focus within this time. */
const SETTLED_MS = 150

/** Parts of a page that a screen reader names, and those that are focused by script. */
const REGIONS = '[tabindex="-1"], [role="dialog"], [role="alertdialog"], section, form, fieldset, main'

/**
 * Browsers drop the focus to the body when the focused control is removed or hidden, and the next Tab starts at the top.
 * Here the focus then moves to the next row of a list whose row was removed, else to the nearest region around the control
 * that is still shown, and last to the page's heading. Returns a function that ends this.
 */
export function keepFocus(): () => void {
  /** The control that had the focus last, and what is around it. */
  let trail: HTMLElement[] = []
  /** The row beside the one that was removed with the control. */
  let neighbor: Element | null = null
  let timer = 0

  function remember() {
    trail = document.activeElement instanceof HTMLElement ? withAncestors(document.activeElement) : []
    neighbor = null
  }

  /** A press on the page beside all controls takes the focus away on purpose. */
  function forgetAfterPress() {
    setTimeout(() => {
      if (hasNoFocus() && trail[0]?.isConnected) trail = []
    })
  }

  /** Whether the control is still shown is asked when the timer ends: here the browser would lay out the page before its paint. */
  function check(records: MutationRecord[]) {
    for (const { removedNodes, nextSibling, previousSibling } of records)
      for (const node of removedNodes)
        if (isRow(node) && trail.includes(node)) neighbor = rowOf(nextSibling) ?? rowOf(previousSibling)
    if (trail.length === 0 || !hasNoFocus()) return
    clearTimeout(timer)
    timer = window.setTimeout(moveOn, SETTLED_MS)
  }

  function moveOn() {
    if (!isLost(trail[0])) return
    const control = neighbor?.isConnected ? controlOf(neighbor) : null
    const region = trail.find((element) => element.matches(REGIONS) && isShown(element))
    if (control) control.focus({ preventScroll: true })
    else if (region && region.localName !== 'main') focusRegion(region)
    if (hasNoFocus()) focusPage()
  }

  // While the focus moves to another control, it is nowhere for a moment.
  const checkAfterBlur = ({ relatedTarget }: FocusEvent) => relatedTarget === null && check([])
  const observer = new MutationObserver(check)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember)
  // A control that is hidden loses the focus without a change of the list of nodes.
  document.addEventListener('focusout', checkAfterBlur)
  document.addEventListener('pointerdown', forgetAfterPress)
  remember()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', checkAfterBlur)
    document.removeEventListener('pointerdown', forgetAfterPress)
  }
}

/** The control that a row is handled by. */
function controlOf(row: Element): HTMLElement | null {
  return row.querySelector('[data-row-menu]') ?? row.querySelector('a[href], button, input, select')
}

function withAncestors(element: HTMLElement): HTMLElement[] {
  const trail: HTMLElement[] = []
  for (let each: HTMLElement | null = element; each && each !== document.body; each = each.parentElement)
    trail.push(each)
  return trail
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function isLost(control: HTMLElement | undefined): boolean {
  return control !== undefined && hasNoFocus() && !isShown(control)
}

function isShown(element: HTMLElement): boolean {
  return (
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    element.closest('[inert], [aria-hidden="true"]') === null
  )
}

const isRow = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && (node.localName === 'tr' || node.localName === 'li')

const rowOf = (node: Node | null): HTMLElement | null => (node && isRow(node) ? node : null)
