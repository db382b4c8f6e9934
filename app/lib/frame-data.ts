import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { unlessOnlyTheSideChanged } from './screen-side.ts'

/** A press that no navigation follows, for example the begin of a scroll, counts no longer than this. */
const COUNTS_FOR_MS = 5_000

/** The page whose data was requested when its link was pressed, before it was followed. */
let asked = { address: '', at: 0 }

export function noteAsked(address: string): void {
  asked = { address, at: performance.now() }
}

/** The request was refused or failed: the navigation asks the server itself. */
export function forgetAsked(address: string): void {
  if (asked.address === address) asked.address = ''
}

/**
 * A navigation asks the server for the frame's data, and so whether the page may be opened. Not if the page's own data was
 * just requested, for which the server checked the same. Exported by the routes of the frame.
 */
export function unlessJustAsked(change: ShouldRevalidateFunctionArgs): boolean {
  const { pathname, search, href } = change.nextUrl
  const wasAsked =
    asked.address === pathname + search &&
    performance.now() - asked.at < COUNTS_FOR_MS &&
    change.formMethod === undefined &&
    href !== change.currentUrl.href
  return wasAsked ? false : unlessOnlyTheSideChanged(change)
}
