import { renderToString } from 'react-dom/server'
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse, useRouteError } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'

const EDGE_PAGE = '<!DOCTYPE html><html><head><title>502</title></head><body>at /srv/app.js:1:2</body></html>'

test('a page that failed on the server says what to do and shows the request id', () => {
  const html = pageFor(new Error('Unexpected Server Error'))
  expect(html).toContain('Something went wrong')
  expect(html).toContain('Try again')
  expect(html).toContain('0123-abcd')
})

test('the error message is not shown, and a failed data request shows no id', () => {
  const html = pageFor(new Error('no such table: users'))
  expect(html).not.toContain('no such table')
  expect(html).not.toContain('0123-abcd')
})

test('a missing page has the text of the specification', () => {
  expect(pageFor(new ErrorResponse(404, 'Not Found', 'No such contest'))).toContain('404 Page Not Found')
})

test.each([
  [
    new ErrorResponse(503, '', 'Our storage did not answer.'),
    'Our storage did not answer. What you saved is safe.',
  ],
  [new ErrorResponse(502, 'Bad Gateway', EDGE_PAGE), 'The server has a problem (502).'],
  [new ErrorResponse(520, '', 'error code: 520'), 'The server has a problem (520).'],
  [new ErrorResponse(500, '', '{"error":"no such table"}'), 'The server has a problem (500).'],
  [new ErrorResponse(500, '', ''), 'The server has a problem (500).'],
  [new ErrorResponse(429, '', ''), 'Wait a minute'],
  [new ErrorResponse(504, '', EDGE_PAGE), 'took too long'],
  [new TypeError('Failed to fetch'), 'No connection to the server'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'No connection to the server'],
  [new TypeError('Load failed'), 'No connection to the server'],
  [new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), 'A part of the app'],
  [new TypeError('Importing a module script failed.'), 'A part of the app'],
  [new TypeError("undefined is not an object (evaluating 'a.b')"), 'Something went wrong'],
  [new Error('Unable to decode turbo-stream response'), 'Another site answered'],
])('%s is told in a sentence', (error, sentence) => {
  const html = pageFor(error).replaceAll('<!-- -->', '')
  expect(html).toContain(sentence)
  expect(html).not.toMatch(/srv|no such table|undefined|turbo|x\/a\.js|error code/)
})

function pageFor(error: unknown): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => null,
      ErrorBoundary: () => <ErrorPage error={useRouteError()} />,
    },
  ])
  const hydrationData = { loaderData: { root: { requestId: '0123-abcd' } }, errors: { root: error } }
  return renderToString(<Stub initialEntries={['/']} hydrationData={hydrationData} />)
}
