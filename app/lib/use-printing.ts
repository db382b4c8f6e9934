import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is laid out for paper, which shows what the screen leaves to a press or a scroll. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => paper().matches, onScreen)
}

function subscribe(listener: () => void): () => void {
  const media = paper()
  // The browser prints what is there when its event has been handled.
  const change = () => flushSync(listener)
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}

function paper(): MediaQueryList {
  return window.matchMedia('print')
}

function onScreen(): boolean {
  return false
}
