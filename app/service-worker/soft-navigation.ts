/**
 * A response to a page's `.data` request that makes React Router load the document instead. Offline, links and typed
 * addresses then behave the same. The headers are those of React Router's own document redirect.
 */
export function asDocument(dataUrl: URL): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'X-Remix-Redirect': documentPath(dataUrl),
      'X-Remix-Status': '302',
      'X-Remix-Reload-Document': 'true',
    },
  })
}

export function isPageData(url: URL): boolean {
  return url.pathname.endsWith('.data')
}

/** `/lineups.data?q=1&_routes=x` -> `/lineups?q=1`; React Router asks for `/` as `/_.data`. */
function documentPath({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams)
  search.delete('_routes')
  const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  return search.size > 0 ? `${path}?${search}` : path
}
