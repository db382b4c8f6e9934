import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { cspNonce, serviceContext } from '#app/context.ts'
import { NonceContext } from '#app/lib/browser/nonce.ts'
import { describeError, logEvent } from '#workers/log.ts'

export const streamTimeout = 5_000

/** Logs a failed page in one line with its request id. Intended error responses (404, 405) are not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { requestId } = context.get(serviceContext)
  logEvent('error', 'page_failure', { requestId, error: describeError(error) })
}

/** Streams a page; its inline scripts carry the nonce that the Worker put into the CSP header. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(cspNonce)
  let shellRendered = false
  let finalStatus = status
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: AbortSignal.timeout(streamTimeout + 1000),
      onError(error) {
        finalStatus = 500
        // Errors before the shell is rendered reject and are logged by the Worker; later ones are logged here.
        if (shellRendered) handleError(error, { request, params: {}, context: loadContext })
      },
    },
  )
  shellRendered = true
  if (isbot(request.headers.get('user-agent'))) await body.allReady
  return new Response(body, { status: finalStatus, headers })
}
