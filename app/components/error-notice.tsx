import { Link, useNavigationType, useRevalidator } from 'react-router'
import { useOnline } from '#app/lib/browser/online-status.ts'
import { pageFailure } from '#app/lib/page/page-failure.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { OfflineCard } from './offline-notice.tsx'
import { Button } from './ui/button.tsx'
import { Card } from './ui/card.tsx'

/** Replaces a failed page: what happened, what to do, and the request's id in the server log. */
export function ErrorNotice({ error }: { error: unknown }) {
  const online = useOnline()
  const requestId = useFailedRequestId(error)
  const { state, revalidate } = useRevalidator()
  const { title, text, retry } = pageFailure(error)
  const isMissing = title.startsWith('404')
  // Offline, the connection is assumed to be the cause unless the server has answered 404.
  if (!online && !isMissing) return <OfflineCard />
  return (
    <Card className="grid w-full max-w-md gap-4 p-6 text-center">
      <title>{title}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p role="alert" className="text-sm wrap-anywhere text-muted">
        {isMissing ? text : `${text.replace(/\.?$/, '.')} What you saved is safe.`}
      </p>
      {requestId ? <p className="text-xs wrap-anywhere text-faint">Request id: {requestId}</p> : null}
      <div className="flex flex-wrap justify-center gap-2">
        {isMissing ? null : (
          <Button
            variant="primary"
            disabled={state === 'loading'}
            onClick={() => (retry === 'data' ? void revalidate() : location.reload())}
          >
            {state === 'loading' ? 'Trying again...' : 'Try again'}
          </Button>
        )}
        <Button variant={isMissing ? 'primary' : 'secondary'} asChild>
          <Link to="/" reloadDocument>
            Go to Home
          </Link>
        </Button>
      </div>
    </Card>
  )
}

/** The message that React Router sends instead of a server error in production. */
const HIDDEN_ERROR = 'Unexpected Server Error'

/** Known only if the document request failed: data requests have their own ids. */
function useFailedRequestId(error: unknown): string | null {
  const requestId = useRootData()?.requestId ?? null
  const isOfDocument = useNavigationType() === 'POP'
  const isServers = error instanceof Error && error.message === HIDDEN_ERROR
  return isOfDocument && isServers ? requestId : null
}
