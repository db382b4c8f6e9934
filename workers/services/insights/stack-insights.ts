import { formatOfPool } from '#contract/format.ts'
import { type Insights, type StackInsightsRequest, settingsOf } from '#contract/insights.ts'
import { playerFromWire } from '#contract/player.ts'
import { analysisFacts } from '#core/analysis/facts.ts'
import { noStackSentence } from '#core/analysis/stack-insight.ts'
import { gameStacks, negativeCorrelations, qbStacks, type StackKind } from '#core/lineups/stack.ts'
import { type Assignment, write } from '#workers/ai/write.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { DEADLINES_MS } from './deadlines.ts'

const FINDERS = { qb: qbStacks, game: gameStacks, negative: negativeCorrelations } satisfies Record<
  StackKind,
  unknown
>

/** Explains a stack; when these players don't form it, a sentence says so. */
export async function stackInsights(
  ctx: ServiceContext,
  request: StackInsightsRequest,
  waiting: Omit<Assignment, 'deadlineMs'>,
): Promise<Insights> {
  requireUser(ctx)
  const { stackType: kind } = request
  const players = request.players.map(playerFromWire)
  const isThere = FINDERS[kind](players).length > 0
  const mode = formatOfPool(request, players)
  const facts = analysisFacts({
    mode,
    settings: settingsOf(request),
    playerPool: request.playerPool?.map(playerFromWire) ?? players,
    lineup: null,
    others: players,
  })
  const { answer, ...authorship } = await write(
    ctx,
    // Without a stack no model is needed.
    { ...waiting, analyst: isThere ? waiting.analyst : null, deadlineMs: DEADLINES_MS.basic },
    (analyst, task) =>
      isThere ? analyst.describeStack(kind, facts, task) : Promise.resolve(noStackSentence(kind)),
  )
  return { insights: answer, ...authorship, sources: [] }
}
