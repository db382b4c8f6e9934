import type { Context } from 'hono'
import { AskRequest, EnrichRequest, LineupStoryRequest, StackInsightsRequest } from '#contract/insights.ts'
import { configuredAnalyst } from '#workers/ai/configured-analyst.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { askQuestion } from '#workers/services/insights/ask-question.ts'
import { lineupStory } from '#workers/services/insights/lineup-story.ts'
import { stackInsights } from '#workers/services/insights/stack-insights.ts'
import { enrichPlayers } from '#workers/services/optimize/enrich-players.ts'
import { answerOrStream, type Send } from './event-stream.ts'
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
