import { useEffect, useSyncExternalStore } from 'react'
import { type DataStrategyResult, isRouteErrorResponse, useLocation, useMatches } from 'react-router'
import { subscribers } from '../subscribers.ts'

/*
 * A page's data is loaded again after each change. If that fails, for example offline, the change is already made and the
 * page must keep what the user typed; so the current data stays and `useIsStale` is true. The data of the frame (FRAME)
 * also stays when navigating, so that a failed page is an error inside the shell.
 */

const FRAME: readonly string[] = ['root', 'routes/app-shell/route']

let shownAddress = ''
let shownData: ReadonlyMap<string, unknown> = new Map()
let isStale = false
const { subscribe, publish: tell } = subscribers()

/** Records the data that is shown; called by the root component. */
export function useShownData(): void {
  const matches = useMatches()
  const { pathname, search } = useLocation()
  useEffect(() => {
    shownAddress = pathname + search
    shownData = new Map(
      matches
        .filter(({ loaderData }) => loaderData !== undefined)
        .map((match) => [match.id, match.loaderData]),
    )
  }, [matches, pathname, search])
}

/** Client middleware of the root: replaces data that could not be loaded by the data that is shown. */
export async function keepShownData(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next()
  if (request.method !== 'GET' || request.signal.aborted) return results
  const { pathname, search } = new URL(request.url)
  const isSamePage = pathname + search === shownAddress
  let keptPage = false
  for (const [routeId, { type, result }] of Object.entries(results)) {
    const mayKeep =
      (isSamePage && (isUnavailable(result) || isThisDocument(result))) ||
      (FRAME.includes(routeId) && !(result instanceof Response))
    if (type !== 'error' || !mayKeep || !shownData.has(routeId)) continue
    results[routeId] = { type: 'data', result: shownData.get(routeId) }
    keptPage ||= isSamePage
  }
  publish(keptPage)
  return results
}

/** True while the page shows data that could not be reloaded. */
export function useIsStale(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isStale,
    () => false,
  )
}

/** No response, or a server failure. A redirect, 403 or 404 is an answer about the record and is followed. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof Response) return false
  return !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429
}

/**
 * An answer of the service worker where the server can not be reached (soft-navigation.ts). It would load the page as a document,
 * which loses typed text and messages.
 */
function isThisDocument(result: unknown): boolean {
  return result instanceof Response && result.headers.has('X-Remix-Reload-Document')
}

function publish(next: boolean): void {
  isStale = next
  tell()
}
