import { formatOfPool } from '#contract/format.ts'
import { type LineupStory, type LineupStoryRequest, settingsOf } from '#contract/insights.ts'
import { playerFromWire } from '#contract/player.ts'
import { adjustmentOffers, analyzeLineup, type LineupAnalysis } from '#core/analysis/lineup-analysis.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { type Assignment, write } from '#workers/ai/write.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { DEADLINES_MS } from '../../ai/deadlines.ts'
import { searchOf } from './slate-search.ts'

/** The lineup's story, by OpenAI or the built-in analyst (write.ts). */
export async function lineupStory(
  ctx: ServiceContext,
  request: LineupStoryRequest,
  waiting: Omit<Assignment, 'deadlineMs'>,
): Promise<LineupStory> {
  requireUser(ctx)
  const startedAt = Date.now()
  const level = request.enhancementLevel
  const analysis = await analysisOf(ctx, request)
  const { answer, ...authorship } = await write(
    ctx,
    { ...waiting, deadlineMs: DEADLINES_MS[level] },
    (analyst, task) => analyst.tellStory(analysis, level, task),
  )
  const adjustments = adjustmentOffers(analysis)
  return {
    story: answer.story,
    details: answer.details,
    playerInsights: answer.playerInsights,
    summary: {
      keyFindings: answer.keyFindings,
      suggestedAdjustments: adjustments.map(({ text }) => text),
      confidenceLevel: null,
      runtime: (Date.now() - startedAt) / 1000,
    },
    adjustments,
    ...authorship,
    sources: [],
  }
}

/** Recomputed on the server, so that a text never relies on the client's figures. */
async function analysisOf(ctx: ServiceContext, request: LineupStoryRequest): Promise<LineupAnalysis> {
  const players = request.lineup.map(playerFromWire)
  const format = formatOfPool(request, players)
  const settings = settingsOf(request)
  const playerPool = request.playerPool?.map(playerFromWire) ?? players
  const lineup = lineupOf(format, players)
  const { lockedIds, excludedIds, rules } = request
  const common = {
    lineup,
    playerPool,
    settings,
    level: request.enhancementLevel,
    lockedIds: new Set(lockedIds),
    excludedIds: new Set(excludedIds),
    rules,
    now: ctx.now,
  }
  const knowsPool = players.every(({ id }) => playerPool.some((row) => row.id === id))
  if (!request.playerPool || !knowsPool) return analyzeLineup({ ...common, playerPool: players, proof: null })
  const space = { format, playerPool, settings, lockedIds, excludedIds, rules }
  const { searchWith, proofOf } = await searchOf(ctx, space)
  return analyzeLineup({ ...common, proof: proofOf(lineup), searchWith })
}
