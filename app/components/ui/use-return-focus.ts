import { useRef } from 'react'

/**
 * For dialogs that are opened by state instead of a trigger of their own: whoever had the focus when one opened gets it
 * back when it closes. Spread the handlers onto Radix' Content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
