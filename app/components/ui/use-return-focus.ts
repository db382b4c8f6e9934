import { useRef } from 'react'
import { focusPage } from '#app/lib/focus/focus-page.ts'

/**
 * For dialogs that are opened by state instead of a Radix trigger: on close, the focus returns to the control that had it
 * on open; if that control is gone, to its row; if the row is gone too, to the nearest region around it with
 * `tabindex="-1"`, and last to the page's content. If the dialog led to another page, the focus moves to its heading. Spread
 * the handlers onto Radix' Content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const row = useRef<Element | null>(null)
  const region = useRef<Element | null>(null)
  const path = useRef('')
  return {
    onOpenAutoFocus() {
      path.current = window.location.pathname
      opener.current = document.activeElement
      row.current = document.activeElement?.closest('tr, li') ?? null
      region.current = document.activeElement?.closest('[tabindex="-1"]') ?? null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (path.current !== window.location.pathname) return focusPage()
      const inRow = row.current?.querySelector('a, button') ?? null
      const content = document.getElementById('content')
      const next = [opener.current, inRow, region.current, content].find(
        (candidate) => candidate?.isConnected,
      )
      if (next instanceof HTMLElement) next.focus()
    },
  }
}
