import { formatOfPool } from '#contract/format.ts'
import { type Insights, type StackInsightsRequest, settingsOf } from '#contract/insights.ts'
import { playerFromWire } from '#contract/player.ts'
import { stacksToExplain } from '#core/analysis/facts/stack-facts.ts'
import { noStackSentence, otherStacksSentence } from '#core/analysis/story/stack-insight.ts'
import type { Analyst, Task } from '#workers/ai/analyst.ts'
import { type Assignment, write } from '#workers/ai/write.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { DEADLINES_MS } from '../../ai/deadlines.ts'

/**
 * Explains the stacks of that kind among the players, who may be a whole lineup: a paragraph for each, about its members
 * alone. When there is none, a sentence says so.
 */
export async function stackInsights(
  ctx: ServiceContext,
  request: StackInsightsRequest,
  waiting: Omit<Assignment, 'deadlineMs'>,
): Promise<Insights> {
  requireUser(ctx)
  const { stackType: kind } = request
  const players = request.players.map(playerFromWire)
  const { explained, others } = stacksToExplain({
    kind,
    players,
    format: formatOfPool(request, players),
    settings: settingsOf(request),
    playerPool: request.playerPool?.map(playerFromWire) ?? players,
  })
  const isThere = explained.length > 0

  async function describe(analyst: Analyst, task: Task): Promise<string> {
    const texts: (string | null)[] = []
    // A draft of one of several texts would look like the whole answer.
    const each = explained.length === 1 ? task : { ...task, onText: undefined }
    for (const facts of explained) texts.push(await analyst.describeStack(kind, facts, each))
    texts.push(otherStacksSentence(others))
    return texts.filter((text) => text !== null).join('\n\n')
  }

  const { answer, ...authorship } = await write(
    ctx,
    // Without a stack no model is needed.
    { ...waiting, analyst: isThere ? waiting.analyst : null, deadlineMs: DEADLINES_MS.basic },
    (analyst, task) => (isThere ? describe(analyst, task) : Promise.resolve(noStackSentence(kind))),
  )
  return { insights: answer, ...authorship, sources: [] }
}
