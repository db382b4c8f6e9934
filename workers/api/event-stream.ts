import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { describeError } from '#workers/log.ts'
import type { ServerEnv } from '#workers/server-env.ts'

export type Send = (event: string, data: unknown) => void

/** Does the client accept server-sent events? */
function wantsEvents(c: Context): boolean {
  return (c.req.header('Accept') ?? '').includes('text/event-stream')
}

/**
 * Answers with JSON, or with server-sent events where the client accepts them: the events of the work, then `done` with
 * the same JSON. The signal aborts when the client disconnects.
 */
export async function answerOrStream<Answer extends object>(
  c: Context<ServerEnv>,
  work: (signal: AbortSignal, send?: Send) => Promise<Answer>,
): Promise<Response> {
  const gone = new AbortController()
  const leave = () => gone.abort(new DOMException('The client has gone', 'AbortError'))
  if (!wantsEvents(c)) {
    c.req.raw.signal?.addEventListener('abort', leave, { once: true })
    return c.json(await work(gone.signal))
  }
  const { slot } = c.var
  slot.retain()
  return streamSSE(c, async (stream) => {
    stream.onAbort(leave)
    const send: Send = (event, data) => void stream.writeSSE({ event, data: JSON.stringify(data) })
    try {
      const answer = await work(gone.signal, send)
      await stream.writeSSE({ event: 'done', data: JSON.stringify(answer) })
    } catch (error) {
      c.var.ctx.log('failure', { error: describeError(error) })
      await stream.writeSSE({ event: 'failed', data: JSON.stringify({ requestId: c.var.requestId }) })
    } finally {
      slot.release()
    }
  })
}
