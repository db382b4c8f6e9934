import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { cspNonce } from '#app/context.ts'
import { NonceContext } from '#app/lib/nonce.ts'

export const streamTimeout = 5_000

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
        // Errors inside the shell reject, and the Worker logs them; these came later and would be lost.
        if (shellRendered) console.error(error)
      },
    },
  )
  shellRendered = true
  if (isbot(request.headers.get('user-agent'))) await body.allReady
  return new Response(body, { status: finalStatus, headers })
}
