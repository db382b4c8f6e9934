import * as z from 'zod/mini'
import { PAGES, type PagePath } from '#app/pages.ts'

/**
 * An error in the browser, for the log. It holds names that are ours: no message, no address, no id of a record, since
 * these can hold what a user typed or imported.
 */
export const ClientErrorReport = z.object({
  /** Uncaught, a rejected promise, a page that failed, or a part of a page that was left out. */
  kind: z.enum(['error', 'rejection', 'page', 'part']),
  /** The error's class, as `TypeError`. */
  name: z.string('name is required').check(z.regex(/^[A-Za-z]{1,40}$/, 'name is not valid')),
  /** The built file of ours and, where it is known, line and column: `root-BvKZxJxD.js:1:204`. */
  place: z.nullable(z.string().check(z.regex(/^[\w.-]{1,80}\.js(:\d{1,7}:\d{1,7})?$/, 'place is not valid'))),
  page: z.nullable(z.enum(Object.keys(PAGES) as [PagePath, ...PagePath[]])),
  /** The request that brought the page's data. */
  pageRequestId: z.nullable(z.uuid()),
})
export type ClientErrorReport = z.infer<typeof ClientErrorReport>
