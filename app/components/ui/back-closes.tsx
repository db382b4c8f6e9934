import { useEffect, useEffectEvent } from 'react'

/** Chromium's watcher of close requests, which TypeScript's DOM types lack. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/** How each thing that is open over the page is closed, the topmost last; back-guard.client.tsx reads it. */
export const openLayers: (() => void)[] = []

/** What back-guard.client.tsx does when something opens over the page, and at a step in the history. */
export const guard: { opened?: () => void; stepped?: (event: PopStateEvent) => void } = {}

// Listeners of the window are called in the order in which they came: this one before React Router's, since root.tsx imports it.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard.stepped?.(event))

/**
 * Inside what is open over the page: Back closes it and stays on the page. On Android Back is a close request, as Chromium
 * has them; elsewhere it is a step in the history, which BackGuard takes back. A dialog gets it as Escape, so that one that
 * may not be closed stays.
 */
export function BackCloses({ onClose = pressEscape }: { onClose?: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeLayer = () => close()
    openLayers.push(closeLayer)
    guard.opened?.()
    const watcher = 'CloseWatcher' in window ? new CloseWatcher() : null
    watcher?.addEventListener('close', closeLayer)
    return () => {
      watcher?.destroy()
      openLayers.splice(openLayers.indexOf(closeLayer), 1)
    }
  }, [])
  return null
}

function pressEscape(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
}
