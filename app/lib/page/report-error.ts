import { isRouteErrorResponse, matchRoutes } from 'react-router'
import { PAGES, type PagePath } from '#app/pages.ts'
import type { ClientErrorReport } from '#contract/client-errors.ts'

/** The number of errors reported per page; more would only fill the log. */
const MOST_REPORTS = 5

/** The meta element with the id of the page's request (app/root.tsx). */
export const REQUEST_ID_META = 'request-id'

const OUR_FILE = /\/assets\/([\w.-]{1,80}\.js)(:\d{1,7}:\d{1,7})?/

const sent = new Set<string>()

/** Reports uncaught errors. Errors of browser extensions, whose stack has no file of the app, are not reported. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => {
    if (placeOf(error)) reportError('error', error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (placeOf(reason)) reportError('rejection', reason)
  })
}

/** Sends an error to the server's log (contract/client-errors.ts): what failed and where, never its message. */
export function reportError(kind: ClientErrorReport['kind'], error: unknown): void {
  // The server has already logged its own error responses.
  if (isRouteErrorResponse(error) || !navigator.onLine) return
  const report: ClientErrorReport = {
    kind,
    name: nameOf(error),
    place: placeOf(error),
    page: patternOf(location.pathname),
    pageRequestId:
      document.querySelector<HTMLMetaElement>(`meta[name="${REQUEST_ID_META}"]`)?.content ?? null,
  }
  const body = JSON.stringify(report)
  if (sent.has(body) || sent.size >= MOST_REPORTS) return
  sent.add(body)
  const headers = { 'Content-Type': 'application/json' }
  // A failed report is ignored.
  fetch('/api/client-errors', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
}

function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : 'NotAnError'
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error'
}

/** The topmost file of the app in the stack, or in the message if a file could not be loaded. */
function placeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const [, file, at = ''] = OUR_FILE.exec(`${error.message}\n${error.stack}`) ?? []
  return file ? file + at : null
}

function patternOf(pathname: string): PagePath | null {
  const matches = matchRoutes(
    Object.keys(PAGES).map((path) => ({ path })),
    pathname,
  )
  return (matches?.[0]?.route.path as PagePath | undefined) ?? null
}
