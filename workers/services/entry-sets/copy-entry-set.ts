import { copyName, originalName } from '#core/lineups/copy-name.ts'
import { sha256 } from '#core/text/sha256.ts'
import { insertEntrySet, setNamesFrom, type WholeSet } from '#db/entries/entry-sets.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { firstSet } from './first-set.ts'
import { getEntrySet } from './get-entry-set.ts'

/**
 * Saves a copy of one of the caller's sets under a name of its own: lineups, rules and contest, groups, without results and
 * not entered, so that no stake counts twice. A repeated idempotency key returns the first copy.
 */
export async function copyEntrySet(
  ctx: ServiceContext,
  idText: string | undefined,
  idempotencyKey: string | null,
): Promise<WholeSet> {
  const { id: userId } = requireUser(ctx)
  const { set, content } = await getEntrySet(ctx, idText)
  const names = await setNamesFrom(ctx.db, userId, originalName(set.name))
  const { gameId, gameMode, slateName, contestName, contestType, pointsBy } = set
  const { results: _ofThis, entries: _ofThat, ...lineups } = content
  const payloadHash = await sha256(`copy of entry set ${set.id}`)
  const inserting = insertEntrySet(ctx.db, {
    userId,
    set: {
      ...{ gameId, gameMode, slateName, contestName, contestType, pointsBy },
      name: copyName(set.name, names),
      entryFeeCents: null,
      createdAt: ctx.now,
    },
    content: lineups,
    idempotencyKey,
    payloadHash,
  })
  const saved = await refuseWhenFull(inserting)
  if (saved.ok) return saved.value
  return firstSet(ctx, { userId, idempotencyKey: idempotencyKey!, payloadHash })
}
