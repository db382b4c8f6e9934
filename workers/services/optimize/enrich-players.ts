import { formatOfPool } from '#contract/format.ts'
import type { Enriched, EnrichRequest } from '#contract/insights.ts'
import { playerFromWire, playerToWire } from '#contract/player.ts'
import { enrichFromSlate } from '#core/analysis/enrichment.ts'
import { tidyName } from '#core/contest/lineup-text.ts'
import type { Format } from '#core/formats/format.ts'
import {
  type ExpectedOwnership,
  expectedOwnership,
  type OwnedPlayer,
} from '#core/ownership/expected-ownership.ts'
import { learnedByName } from '#core/ownership/learned.ts'
import { leverageScore } from '#core/ownership/leverage.ts'
import { shareOfRow, splitLike } from '#core/ownership/shares.ts'
import { peopleOf } from '#core/players/people.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'
import { sha256 } from '#core/text/sha256.ts'
import { findLearnedShares } from '#db/learning/learned-shares.ts'
import { findCachedFindings, keepFindings } from '#db/slates/enrichment-cache.ts'
import type { Analyst } from '#workers/ai/analyst.ts'
import { cleanSources, type Finding, type ResearchSubject } from '#workers/ai/research.ts'
import { type Assignment, write } from '#workers/ai/write.ts'
import { bestEffort } from '#workers/best-effort.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { DEADLINES_MS } from '../../ai/deadlines.ts'

/** Only the top players by points are researched; the others get values derived from the slate. */
const MOST_RESEARCHED = 60
const CACHE_MS = 30 * 60_000

export type EnrichProgress = { done: number; total: number }

/**
 * Enriches the players, in the same order. Scores are derived from the slate first; where a model is configured, it
 * researches the top sixty and its findings override. A researched player without findings keeps the original values.
 */
export async function enrichPlayers(
  ctx: ServiceContext,
  request: EnrichRequest,
  waiting: Omit<Assignment, 'deadlineMs' | 'onText'>,
  onProgress: (progress: EnrichProgress) => void = () => {},
): Promise<Enriched> {
  const { id: userId } = requireUser(ctx)
  const pool = request.players.map(playerFromWire)
  const format = formatOfPool(request, pool)
  const shares = await findLearnedShares(ctx.db, {
    userId,
    format: format.id,
    playerNames: pool.map(({ name }) => tidyName(name)),
    now: ctx.now,
  })
  const learned = learnedByName(shares)
  const derived = enrichFromSlate(pool, format, learned)
  const { analyst } = waiting
  const subjects = analyst ? subjectsOf(pool, format) : []
  const hashes = await questionHashes(subjects, request.enableWebSearch, analyst)
  const cached = request.clearCache ? [] : await freshFindings(ctx, hashes)
  const open = subjects.filter(({ key }) => !cached.some((finding) => finding.key === key))
  const progress = (done: number) => onProgress({ done: cached.length + done, total: subjects.length })
  progress(0)

  const { answer: research, ...authorship } = await write(
    ctx,
    { ...waiting, analyst: open.length > 0 ? analyst : null, deadlineMs: DEADLINES_MS.max },
    (by, task) =>
      by.research(open, { ...task, enableWebSearch: request.enableWebSearch, onProgress: progress }),
  )
  await bestEffort(ctx, 'findings_kept', remember(ctx, research.findings, hashes))
  const findings = [...cached, ...research.findings]
  const byModel = findings.length > 0
  // Without research every player gets the slate's values.
  const asked = new Set(byModel ? subjects.map(({ key }) => key) : [])
  const { players, origins } = merge(pool, derived, asked, findings, expectedOwnership(pool, format, learned))
  return {
    players: players.map(playerToWire),
    stats: { searchesMade: research.searchesMade, cacheHits: cached.length },
    origins,
    ...authorship,
    writtenBy: byModel ? 'openai' : 'built-in',
    model: byModel ? (analyst?.model ?? null) : null,
    sources: cleanSources(findings.flatMap(({ sources }) => sources)),
  }
}

function subjectsOf(pool: readonly Player[], format: Format): ResearchSubject[] {
  return peopleOf(pool, format)
    .people.filter(({ isOut, row }) => !isOut && expectedPoints(row) > 0)
    .sort((a, b) => expectedPoints(b.row) - expectedPoints(a.row))
    .slice(0, MOST_RESEARCHED)
    .map(({ row }) => ({ key: personKey(row), player: row }))
}

/** Cache key per person: a hash of everything in the question, so that a different question misses the cache. */
async function questionHashes(
  subjects: readonly ResearchSubject[],
  enableWebSearch: boolean,
  analyst: Analyst | null,
): Promise<ReadonlyMap<string, string>> {
  return new Map(
    await Promise.all(
      subjects.map(async ({ key, player }) => {
        const { name, actualPosition, team, opponent, gameInfo } = player
        const question = [name, actualPosition, team, opponent, gameInfo, enableWebSearch, analyst?.model]
        return [key, await sha256(JSON.stringify(question))] as const
      }),
    ),
  )
}

async function freshFindings(ctx: ServiceContext, hashes: ReadonlyMap<string, string>): Promise<Finding[]> {
  const found = await findCachedFindings(ctx.db, {
    userId: requireUser(ctx).id,
    hashes: [...hashes.values()],
    now: ctx.now,
  })
  const byHash = new Map(
    found.map(({ questionHash, finding }) => [questionHash, finding as Omit<Finding, 'key'>]),
  )
  return [...hashes].flatMap(([key, hash]) => {
    const finding = byHash.get(hash)
    return finding ? [{ ...finding, key }] : []
  })
}

async function remember(
  ctx: ServiceContext,
  findings: readonly Finding[],
  hashes: ReadonlyMap<string, string>,
) {
  if (findings.length === 0) return
  await keepFindings(ctx.db, {
    userId: requireUser(ctx).id,
    findings: findings.map(({ key, ...finding }) => ({ questionHash: hashes.get(key)!, finding })),
    now: ctx.now,
    expiresAt: ctx.now + CACHE_MS,
  })
}

function merge(
  pool: readonly Player[],
  derived: readonly OwnedPlayer[],
  asked: ReadonlySet<string>,
  findings: readonly Finding[],
  ownership: readonly ExpectedOwnership[],
): { players: Player[]; origins: Enriched['origins'] } {
  const byKey = new Map(findings.map((finding) => [finding.key, finding]))
  const ownershipByKey = new Map(ownership.map((each) => [personKey(each.person.row), each]))
  const origins: Enriched['origins'] = {}
  const players = pool.map((player, i) => {
    const key = personKey(player)
    const finding = byKey.get(key)
    if (finding) {
      origins[player.id] = { from: 'openai', sources: finding.sources }
      return withFinding(derived[i]!, finding, ownershipByKey.get(key)!)
    }
    origins[player.id] = { from: asked.has(key) ? 'kept' : 'built-in', sources: [] }
    return asked.has(key) ? player : derived[i]!
  })
  return { players, origins }
}

/**
 * Merges findings over derived values. An injury status from the user or the file is never removed. Found ownership
 * counts every slot; the row has its part of it, split between captain and other slots as the expected shares are.
 */
function withFinding(
  derived: OwnedPlayer,
  { figures, injuryStatus, note }: Finding,
  { shares, deserved }: ExpectedOwnership,
): Player {
  const player = { ...derived, ...figures }
  const ownershipPct =
    figures.ownershipPct === undefined
      ? derived.ownershipPct
      : shareOfRow(splitLike(shares, figures.ownershipPct), derived)
  return {
    ...player,
    ownershipPct,
    ownershipBy: figures.ownershipPct === undefined ? derived.ownershipBy : 'research',
    leverageScore: leverageScore(shareOfRow(deserved, derived), ownershipPct),
    injuryStatus: player.injuryStatus === 'Healthy' ? (injuryStatus ?? 'Healthy') : player.injuryStatus,
    // The derived note describes figures that were just replaced.
    aiInsight: note,
  }
}
