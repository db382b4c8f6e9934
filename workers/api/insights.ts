import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { AskRequest, EnrichRequest, LineupStoryRequest, StackInsightsRequest } from '#contract/insights.ts'
import { configuredAnalyst } from '#workers/ai/configured-analyst.ts'
import { describeError } from '#workers/log.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { askQuestion } from '#workers/services/insights/ask-question.ts'
import { lineupStory } from '#workers/services/insights/lineup-story.ts'
import { stackInsights } from '#workers/services/insights/stack-insights.ts'
import { enrichPlayers } from '#workers/services/optimize/enrich-players.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'

/** The AI routes of SPEC.md section 7. */
export const insightHandlers = {
  'POST /enrich-players': async (c) => {
    const request = await readJson(c, EnrichRequest)
    return answerOrStream(c, (cancelled, send) =>
      enrichPlayers(c.var.ctx, request, { analyst: configuredAnalyst(c.env), cancelled }, (progress) =>
        send?.('progress', progress),
      ),
    )
  },
  'POST /lineup-story': async (c) => {
    const request = await readJson(c, LineupStoryRequest)
    return answerOrStream(c, (cancelled, send) =>
      lineupStory(c.var.ctx, request, waiting(c, cancelled, send)),
    )
  },
  'POST /stack-insights': async (c) => {
    const request = await readJson(c, StackInsightsRequest)
    return answerOrStream(c, (cancelled, send) =>
      stackInsights(c.var.ctx, request, waiting(c, cancelled, send)),
    )
  },
  'POST /ai-insights': async (c) => {
    const request = await readJson(c, AskRequest)
    return answerOrStream(c, (cancelled, send) =>
      askQuestion(c.var.ctx, request, waiting(c, cancelled, send)),
    )
  },
} satisfies Partial<Handlers>

/** Sends checked sentences as `text`; `reset` retracts what was sent. */
function waiting(c: Context<ServerEnv>, cancelled: AbortSignal, send?: Send) {
  const onText =
    send && ((text: string | null) => (text === null ? send('reset', {}) : send('text', { text })))
  return { analyst: configuredAnalyst(c.env), cancelled, onText }
}

type Send = (event: string, data: unknown) => void

/** Does the client accept server-sent events? */
function wantsEvents(c: Context): boolean {
  return (c.req.header('Accept') ?? '').includes('text/event-stream')
}

/**
 * Answers with JSON, or with server-sent events where the client accepts them: the events of the work, then `done` with
 * the same JSON. The signal aborts when the client disconnects.
 */
async function answerOrStream<Answer extends object>(
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
