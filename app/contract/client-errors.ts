import * as z from 'zod/mini'
import { PAGES, type PagePath } from '#app/pages.ts'

/**
 * An error report of the browser for the server's log. It holds no message, address or record id, since these can contain
 * text that a user typed or imported.
 */
export const ClientErrorReport = z.object({
  /** An uncaught error, a rejected promise, a failed page, or a failed part of a page. */
  kind: z.enum(['error', 'rejection', 'page', 'part']),
  /** The error's class, as `TypeError`. */
  name: z.string('name is required').check(z.regex(/^[A-Za-z]{1,40}$/, 'name is not valid')),
  /** The app's built file with line and column if known: `root-BvKZxJxD.js:1:204`. */
  place: z.nullable(z.string().check(z.regex(/^[\w.-]{1,80}\.js(:\d{1,7}:\d{1,7})?$/, 'place is not valid'))),
  page: z.nullable(z.enum(Object.keys(PAGES) as [PagePath, ...PagePath[]])),
  /** The id of the request for the page's data. */
  pageRequestId: z.nullable(z.uuid()),
})
export type ClientErrorReport = z.infer<typeof ClientErrorReport>
