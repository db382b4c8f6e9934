import { isRouteErrorResponse, Link, useNavigationType, useRouteLoaderData } from 'react-router'
import { useOnline } from '#app/lib/online-status.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Button } from './ui/button.tsx'
import { Card } from './ui/card.tsx'

/** What went wrong, what can be done, and the number under which it stands in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const online = useOnline()
  const requestId = useDocumentRequestId()
  // Without a connection no page says anything true about why it failed, unless the server has said it.
  if (!online && !isRouteErrorResponse(error)) return <OfflineNotice />
  const { title, detail } = describe(error)
  return (
    <main className="mx-auto flex min-h-dvh max-w-md items-center px-4 py-10">
      <title>{title}</title>
      <Card className="grid w-full gap-4 p-6 text-center">
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="text-sm break-words text-muted">{detail}</p>
        {requestId ? <p className="text-xs break-all text-faint">Request id: {requestId}</p> : null}
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
          <Button asChild>
            <Link to="/" reloadDocument>
              Go to Home
            </Link>
          </Button>
        </div>
      </Card>
    </main>
  )
}

/** Under what the failure stands in the log; null after a move within the app, whose requests have ids of their own. */
function useDocumentRequestId(): string | null {
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId ?? null
  return useNavigationType() === 'POP' ? requestId : null
}

function describe(error: unknown): { title: string; detail: string } {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404)
      return { title: '404 Page Not Found', detail: 'There is nothing at this address.' }
    const detail = typeof error.data === 'string' && error.data ? error.data : error.statusText
    return { title: `Error ${error.status}`, detail }
  }
  return {
    title: 'Something went wrong',
    detail: 'The page could not be shown. What you saved is safe; please try again.',
  }
}
