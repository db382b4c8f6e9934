import { useRef } from 'react'

/**
 * For dialogs that are opened by state instead of a Radix trigger: on close, the focus returns to the control that had it
 * on open, or to that control's row if the control is gone. Spread the handlers onto Radix' Content.
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
