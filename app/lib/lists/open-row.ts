import type { MouseEvent as PressEvent } from 'react'

/**
 * A press anywhere on a row follows the row's link; the keys of the press decide about a new tab, as on the link itself. Presses on
 * its buttons, in their menus and at the end of a selection do nothing here. (A link stretched over a table row needs
 * `position: relative` on the row, which older Safari ignores.)
 */
export function openRow(event: PressEvent<HTMLTableSectionElement>): void {
  const { target, currentTarget, nativeEvent } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('a, button') || getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector('a')
  link?.dispatchEvent(new MouseEvent('click', nativeEvent))
}
