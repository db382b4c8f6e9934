import { copyName, originalName } from '#core/lineups/copy-name.ts'
import { sha256 } from '#core/text/sha256.ts'
import { insertSavedLineup, type LineupWithPlayers, lineupNamesFrom } from '#db/lineups/saved-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { firstAnswer } from './first-answer.ts'
import { getLineup } from './get-lineup.ts'

/**
 * Saves a copy of one of the caller's lineups: its players, contest and game under a name of its own, without the
 * result, and open even if the original is finalized. A repeated idempotency key returns the first copy.
 */
export async function copyLineup(
  ctx: ServiceContext,
  idText: string | undefined,
  idempotencyKey: string | null,
): Promise<LineupWithPlayers> {
  const { id: userId } = requireUser(ctx)
  const { lineup, players } = await getLineup(ctx, idText)
  const { id, finalized, ...fields } = lineup
  const names = await lineupNamesFrom(ctx.db, userId, originalName(lineup.lineupName))
  const payloadHash = await sha256(`copy of ${id}`)
  const inserting = insertSavedLineup(ctx.db, {
    userId,
    lineup: { ...fields, ...NO_RESULT, lineupName: copyName(lineup.lineupName, names), createdAt: ctx.now },
    players: players.map(({ id: _id, ...player }) => player),
    idempotencyKey,
    payloadHash,
  })
  const saved = await refuseWhenFull(inserting)
  if (saved.ok) return saved.value
  return firstAnswer(ctx, { userId, idempotencyKey: idempotencyKey!, payloadHash })
}

const NO_RESULT = {
  pointsTotal: null,
  winningsTotalCents: null,
  rank: null,
  cashLine: null,
  performanceGrade: null,
}
