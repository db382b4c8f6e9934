import { useEffect, useEffectEvent } from 'react'

/** Chromium's watcher of close requests, which TypeScript's DOM types lack. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Inside what is open over the page: Android's Back closes it and stays on the page. Where the browser has no close requests,
 * Back leaves the page as before. A dialog gets the request as Escape, so that one that may not be closed stays.
 */
export function BackCloses({ onClose = pressEscape }: { onClose?: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [])
  return null
}

function pressEscape(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
}
