import { formatOf } from '#contract/format.ts'
import { parseRecordId } from '#contract/record-id.ts'
import type { Game, LineupPlayer, SaveLineupRequest } from '#contract/saved-lineups.ts'
import { type Lineup, projectedPoints, totalSalary } from '#core/lineups/lineup.ts'
import { performanceGrade } from '#core/lineups/saved-lineup.ts'
import { stacksOf } from '#core/lineups/stack.ts'
import { toCentsOrNull } from '#core/money/cents.ts'
import { normalizePosition } from '#core/players/player.ts'
import { sha256 } from '#core/text/sha256.ts'
import type { LineupWithPlayers, NewLineup } from '#db/lineups/saved-lineups.ts'
import { insertSlate, ownsSlate } from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { LINEUP } from '#workers/services/records/record-kinds.ts'
import { saveOnce } from '#workers/services/records/save-once.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { legalLineup } from './legal-lineup.ts'

/**
 * Saves a lineup with its players. A repeated idempotency key returns the lineup of the first request; the same key
 * with other content is refused.
 */
export async function saveLineup(
  ctx: ServiceContext,
  request: SaveLineupRequest,
  idempotencyKey: string | null,
): Promise<LineupWithPlayers> {
  const { id: userId } = requireUser(ctx)
  const lineup = legalLineup(request)
  const gameId = await gameIdFor(ctx, userId, request)
  const payloadHash = await sha256(JSON.stringify(request))
  return saveOnce(ctx, LINEUP, {
    userId,
    lineup: lineupRecord(ctx, request, lineup, gameId),
    players: request.players.toSorted(captainFirst).map(playerRecord),
    idempotencyKey,
    payloadHash,
  })
}

/** Takes only those figures from the client that it alone knows; the others are computed from the players. */
export function lineupRecord(
  ctx: ServiceContext,
  { lineup: details, players }: SaveLineupRequest,
  lineup: Lineup,
  gameId: number | null,
): NewLineup['lineup'] {
  const stacks = stacksOf(lineup)
  const spent = totalSalary(lineup)
  const projected = projectedPoints(lineup)
  const pointsTotal = details.points_total ?? null
  return {
    gameId,
    gameMode: lineup.format.id,
    lineupName: details.lineup_name,
    week: details.week ?? null,
    contestName: details.contest_name || null,
    contestType: details.contest_type ?? 'GPP',
    entryFieldSize: details.entry_field_size ?? null,
    entryFeeTotalCents: toCentsOrNull(details.entry_fee_total),
    winningsTotalCents: toCentsOrNull(details.winnings_total),
    pointsTotal,
    projectedPoints: projected,
    pointsBy: details.points_by ?? null,
    rank: details.rank ?? null,
    cashLine: details.cash_line ?? null,
    avgOutlookScore: average(players.map((player) => player.outlook_score)),
    avgLeverageScore: average(players.map((player) => player.leverage_score)),
    avgSalarySpent: spent / players.length,
    remainingSalary: lineup.format.budget - spent,
    numStacks: stacks.length,
    stackTypes: [...new Set(stacks.map((stack) => stack.kind))],
    modelVersion: details.model_version || null,
    modelConfidence: details.model_confidence ?? null,
    performanceGrade: performanceGrade(pointsTotal, projected),
    createdAt: ctx.now,
  }
}

/** A requested player as a database row. */
export function playerRecord(player: LineupPlayer): NewLineup['players'][number] {
  return {
    playerName: player.player_name,
    position: normalizePosition(player.position),
    team: player.team || null,
    opponent: player.opponent || null,
    salary: player.salary,
    fantasyPoints: player.fantasy_points ?? 0,
    ownershipPct: player.ownership_pct ?? null,
    leverageScore: player.leverage_score ?? null,
    outlookScore: player.outlook_score ?? null,
    weatherScore: player.weather_score ?? null,
    gameEnvScore: player.game_env_score ?? null,
    opponentEaseScore: player.opponent_ease_score ?? null,
    synergyMultiplier: player.synergy_multiplier ?? null,
    leverageMultiplier: player.leverage_multiplier ?? null,
    isCaptain: player.is_captain,
  }
}

/**
 * The slate to link: the user's own by its id, otherwise one made from the request's game. Another user's slate counts
 * as missing.
 */
async function gameIdFor(
  ctx: ServiceContext,
  userId: number,
  { game, lineup }: SaveLineupRequest,
): Promise<number | null> {
  if (!game) return null
  const slateId = parseRecordId(String(game.id ?? ''))
  if (slateId !== null && (await ownsSlate(ctx.db, { slateId, userId }))) return slateId
  if (!game.slateName) return null
  const stored = insertSlate(ctx.db, {
    userId,
    gameMode: formatOf(lineup.game_mode).id,
    sport: game.sport || 'NFL',
    slateName: game.slateName,
    gameDate: game.gameDate || null,
    teams: game.teams ?? null,
    meta: game.meta ?? null,
    source: game.source || 'manual',
    contentHash: await sha256(JSON.stringify(withoutId(game))),
    createdAt: ctx.now,
  })
  return refuseWhenFull(stored)
}

function withoutId({ id, ...game }: Game): Omit<Game, 'id'> {
  return game
}

function captainFirst(a: LineupPlayer, b: LineupPlayer): number {
  return Number(b.is_captain) - Number(a.is_captain)
}

/** The mean of the known values; null without any. */
function average(values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null
}
