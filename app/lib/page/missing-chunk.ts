const STORAGE_KEY = 'reloaded for a missing file'
/** A second miss within this time is not caused by an old page; reloading again would loop. */
const PAUSE_MS = 60_000

/**
 * After a deployment an open page may request a file of the former build that no longer exists; one reload loads the new
 * build. Offline, or if the reload did not help, the error page is shown.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(Date.now())) return
    event.preventDefault()
    window.location.reload()
  })
}

/** Without session storage the last reload is unknown, so the page is not reloaded. */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY))
    sessionStorage.setItem(STORAGE_KEY, String(now))
    return now - last > PAUSE_MS
  } catch {
    return false
  }
}
