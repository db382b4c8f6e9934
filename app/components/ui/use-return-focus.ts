import { useRef } from 'react'

/**
 * For dialogs that are opened by state instead of a Radix trigger: on close, the focus returns to the control that had it
 * on open; if that control is gone, to its row; if the row is gone too, to the nearest region around it with
 * `tabindex="-1"`, and last to the page's content. Spread the handlers onto Radix' Content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const row = useRef<Element | null>(null)
  const region = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
      row.current = document.activeElement?.closest('tr, li') ?? null
      region.current = document.activeElement?.closest('[tabindex="-1"]') ?? null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const inRow = row.current?.querySelector('a, button') ?? null
      const content = document.getElementById('content')
      const next = [opener.current, inRow, region.current, content].find(
        (candidate) => candidate?.isConnected,
      )
      if (next instanceof HTMLElement) next.focus()
    },
  }
}
