const STORAGE_KEY = 'reloaded for a missing file'
/** A second miss so soon after the reload is not about an old page, and reloading again would not end. */
const PAUSE_MS = 60_000

/**
 * After a deployment an open page may ask for a file of the former build that is gone: one reload brings the new
 * build. Offline, or when that did not help, the error goes on to the error page.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(Date.now())) return
    event.preventDefault()
    window.location.reload()
  })
}

/** Without storage the last reload can't be remembered, so there is none. */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY))
    sessionStorage.setItem(STORAGE_KEY, String(now))
    return now - last > PAUSE_MS
  } catch {
    return false
  }
}
