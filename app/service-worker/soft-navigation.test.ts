import { expect, test } from 'vitest'
import { asDocument, isPageData } from './soft-navigation.ts'

test.each([
  ['/lineups.data', '/lineups'],
  ['/lineups/7.data?_routes=routes%2Flineup-detail%2Froute', '/lineups/7'],
  ['/auth.data?mode=register&_routes=root', '/auth?mode=register'],
  ['/_.data', '/'],
])('%s leads to the document %s', (data, page) => {
  const url = new URL(data, 'https://app.test')
  expect(isPageData(url)).toBe(true)
  const { status, headers } = asDocument(url)
  expect(status).toBe(204)
  expect(headers.get('X-Remix-Redirect')).toBe(page)
  expect(headers.get('X-Remix-Reload-Document')).toBe('true')
})

test('the address of a page is not a data request', () => {
  expect(isPageData(new URL('https://app.test/lineups'))).toBe(false)
})
