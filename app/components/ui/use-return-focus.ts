import { useRef } from 'react'

/**
 * For dialogs that are opened by state instead of a trigger of their own: the control that had the focus when one opened
 * gets it back when it closes. Where the dialog has removed that control, its row gets the focus. Spread the handlers
 * onto Radix' Content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const row = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
      row.current = document.activeElement?.closest('tr, li') ?? null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const next = opener.current?.isConnected ? opener.current : row.current?.querySelector('a, button')
      if (next instanceof HTMLElement) next.focus()
    },
  }
}
