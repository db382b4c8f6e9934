import { useEffect, useSyncExternalStore } from 'react'
import { type DataStrategyResult, isRouteErrorResponse, useLocation, useMatches } from 'react-router'

/*
 * A page's data is read again after each change. When that read fails, for example because the network does, the change
 * is made all the same and the page with everything typed into it must stay; so the data in sight is kept, and
 * `useIsStale` says that it may be old. The frame's own data (FRAME) is kept on the way to other pages too, so that a page
 * that can't be loaded is an error inside the shell.
 */

const FRAME: readonly string[] = ['root', 'routes/app-shell/route']

let shownAddress = ''
let shownData: ReadonlyMap<string, unknown> = new Map()
let isStale = false
const listeners = new Set<() => void>()

/** Notes which data is in sight; for the root component. */
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

/** Client middleware of the root: puts the data in sight where new data could not be had. */
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
    const mayKeep = FRAME.includes(routeId)
      ? !(result instanceof Response)
      : isSamePage && isUnavailable(result)
    if (type !== 'error' || !mayKeep || !shownData.has(routeId)) continue
    results[routeId] = { type: 'data', result: shownData.get(routeId) }
    keptPage ||= isSamePage
  }
  publish(keptPage)
  return results
}

/** True while the page shows data that could not be read again. */
export function useIsStale(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isStale,
    () => false,
  )
}

/** No answer, or one that says nothing about the record: a redirect, 403 or 404 is to be followed. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof Response) return false
  return !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429
}

function publish(next: boolean): void {
  isStale = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
