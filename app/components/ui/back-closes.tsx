import { useEffect } from 'react'

/** Chromium's watcher of close requests, which TypeScript's DOM types lack. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Inside an open dialog: Android's Back closes it and stays on the page. Where the browser has no close requests, Back leaves
 * the page as before. The request is passed on as Escape, so that a dialog that may not be closed stays.
 */
export function BackCloses() {
  useEffect(() => {
    if (!('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', pressEscape)
    return () => watcher.destroy()
  }, [])
  return null
}

function pressEscape(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
}
