import { useRef } from 'react'

/**
 * For dialogs that are opened by state instead of a trigger of their own: whoever had the focus when one opened gets it
 * back when it closes, or, where the dialog has made him superfluous, what is left of his row. Spread the handlers onto
 * Radix' Content.
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
