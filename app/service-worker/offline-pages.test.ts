import { expect, test } from 'vitest'
import { OFFLINE_PAGES, offlineCopyOf, offlinePageFor, pageOfOfflineCopy } from './offline-pages.ts'

test.each([
  ['/', '/'],
  ['/showdown', '/showdown'],
  ['/showdown/upload', '/showdown/upload'],
  ['/showdown/optimizer/', '/showdown/optimizer'],
  ['/lineups', '/lineups'],
  ['/lineups/7', '/lineups/0'],
  ['/entry-sets/12/', '/entry-sets/0'],
  ['/lineups/7/8', '/offline'],
  ['/dashboard', '/dashboard'],
  ['/historical-data', '/historical-data'],
  ['/contest-insights', '/offline'],
  ['/auth', '/offline'],
])('offline, %s shows the stored page %s', (asked, stored) => {
  expect(offlinePageFor(asked)).toBe(stored)
  expect(OFFLINE_PAGES).toContain(stored)
})

test('every stored page has an address of its own, which leads back to it', () => {
  for (const page of OFFLINE_PAGES) expect(pageOfOfflineCopy(offlineCopyOf(page))).toBe(page)
})
