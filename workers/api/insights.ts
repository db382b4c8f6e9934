import { type Context, Hono } from 'hono'
import { AskRequest, EnrichRequest, LineupStoryRequest, StackInsightsRequest } from '#contract/insights.ts'
import { configuredAnalyst } from '#workers/ai/configured-analyst.ts'
import { requireUser } from '#workers/context.server.ts'
import { spendTries } from '#workers/security/limits.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { askQuestion } from '#workers/services/insights/ask-question.ts'
import { lineupStory } from '#workers/services/insights/lineup-story.ts'
import { stackInsights } from '#workers/services/insights/stack-insights.ts'
import { enrichPlayers } from '#workers/services/optimize/enrich-players.ts'
import { atMost, BODY_LIMITS } from './body-limit.ts'
import { answerOrStream, type Send } from './event-stream.ts'
import { readJson } from './read-json.ts'
import { settledUserOnly } from './session.ts'

const door = [settledUserOnly, atMost(BODY_LIMITS.slate)] as const

/** The AI routes of SPEC.md section 7. Each spends a try of the user's, whoever then writes. */
export const insightsApi = new Hono<ServerEnv>()
  .post('/enrich-players', ...door, async (c) => {
    const request = await readJson(c, EnrichRequest)
    await spendAiTry(c)
    return answerOrStream(c, (cancelled, send) =>
      enrichPlayers(c.var.ctx, request, { analyst: configuredAnalyst(c.env), cancelled }, (progress) =>
        send?.('progress', progress),
      ),
    )
  })
  .post('/lineup-story', ...door, async (c) => {
    const request = await readJson(c, LineupStoryRequest)
    await spendAiTry(c)
    return answerOrStream(c, (cancelled, send) =>
      lineupStory(c.var.ctx, request, waiting(c, cancelled, send)),
    )
  })
  .post('/stack-insights', ...door, async (c) => {
    const request = await readJson(c, StackInsightsRequest)
    await spendAiTry(c)
    return answerOrStream(c, (cancelled, send) =>
      stackInsights(c.var.ctx, request, waiting(c, cancelled, send)),
    )
  })
  .post('/ai-insights', ...door, async (c) => {
    const request = await readJson(c, AskRequest)
    await spendAiTry(c)
    return answerOrStream(c, (cancelled, send) =>
      askQuestion(c.var.ctx, request, waiting(c, cancelled, send)),
    )
  })

/** Checked sentences go out as `text`; `reset` takes back what was sent. */
function waiting(c: Context<ServerEnv>, cancelled: AbortSignal, send?: Send) {
  const onText =
    send && ((text: string | null) => (text === null ? send('reset', {}) : send('text', { text })))
  return { analyst: configuredAnalyst(c.env), cancelled, onText }
}

async function spendAiTry(c: Context<ServerEnv>): Promise<void> {
  const user = String(requireUser(c.var.ctx).id)
  await spendTries(c.var.ctx, [
    ['aiPerMinute', user],
    ['aiPerDay', user],
  ])
}
