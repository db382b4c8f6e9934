import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { unlessOnlyTheSideChanged } from './screen-side.ts'

/** About as long as the navigation is read before one of its links is pressed. */
const COUNTS_FOR_MS = 20_000

/** When the data of a page was requested before its link was followed, by the page's address. */
const asked = new Map<string, number>()

export function noteAsked(address: string): void {
  asked.set(address, performance.now())
}

/** The request was refused or failed: the navigation asks the server itself. */
export function forgetAsked(address: string): void {
  asked.delete(address)
}

/**
 * A navigation asks the server for the frame's data, and so whether the page may be opened. Not if the page's own data was
 * just requested, for which the server checked the same. Exported by the routes of the frame.
 */
export function unlessJustAsked(change: ShouldRevalidateFunctionArgs): boolean {
  const { pathname, search, href } = change.nextUrl
  const askedAt = asked.get(pathname + search) ?? Number.NEGATIVE_INFINITY
  const wasAsked =
    performance.now() - askedAt < COUNTS_FOR_MS &&
    change.formMethod === undefined &&
    href !== change.currentUrl.href
  return wasAsked ? false : unlessOnlyTheSideChanged(change)
}
