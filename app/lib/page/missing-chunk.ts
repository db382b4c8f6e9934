const STORAGE_KEY = 'reloaded for a missing file'
/** A second miss within this time is not caused by an old page; reloading again would loop. */
const PAUSE_MS = 60_000

/** React Router's list of the files of this page's build; its name is a hash of them. */
declare const __reactRouterManifest: { url: string }

/**
 * After a deployment an open page may request a file of the former build that no longer exists; one reload loads the new
 * build. A file that did not arrive for another reason, such as a bad connection, causes none: the page would lose what
 * is not stored yet.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfBuildIsGone())
}

async function reloadIfBuildIsGone(): Promise<void> {
  // Safari does not name the file that is missing.
  const { url } = __reactRouterManifest
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404 && mayReload(Date.now())) window.location.reload()
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
