import { renderToString } from 'react-dom/server'
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse, useRouteError } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'

test('a failed page says what to do, and under which id the log has it, but nothing of the cause', () => {
  const html = pageFor(new Error('no such table: users'))
  expect(html).toContain('Something went wrong')
  expect(html).toContain('Try again')
  expect(html).toContain('0123-abcd')
  expect(html).not.toContain('no such table')
})

test('a missing page has the text of the specification', () => {
  expect(pageFor(new ErrorResponse(404, 'Not Found', null))).toContain('404 Page Not Found')
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
