import type { SaveEntrySetRequest } from '#contract/entry-sets.ts'
import { formatOf } from '#contract/format.ts'
import { toCentsOrNull } from '#core/money/cents.ts'
import { sha256 } from '#core/text/sha256.ts'
import { changeSet, type WholeSet } from '#db/entries/entry-sets.ts'
import { ownsSlate } from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { ENTRY_SET } from '#workers/services/records/record-kinds.ts'
import { saveOnce } from '#workers/services/records/save-once.ts'
import { legalEntries } from './legal-entries.ts'
import { setWithEntries } from './same-entries.ts'

/**
 * Saves a build under a name. A repeated idempotency key returns the set of the first request; the same key with other
 * content is refused. Another user's slate counts as missing. Lineups that were entered at the provider already have a set:
 * saved with a fee, it gets the name, since its entries are the same.
 */
export async function saveEntrySet(
  ctx: ServiceContext,
  request: SaveEntrySetRequest,
  idempotencyKey: string | null,
): Promise<WholeSet> {
  const { id: userId } = requireUser(ctx)
  const content = legalEntries(request)
  const { entry_set: details, slate } = request
  const slateId = slate?.id ?? null
  const isMine = slateId !== null && slateId > 0 && (await ownsSlate(ctx.db, { slateId, userId }))
  const gameId = isMine ? slateId : null
  const twin = details.entry_fee == null ? null : await setWithEntries(ctx, { userId, gameId }, content)
  const named = twin && (await changeSet(ctx.db, { id: twin.set.id, userId }, namesOf(details)))
  if (named) return named
  const payloadHash = await sha256(JSON.stringify(request))
  return saveOnce(ctx, ENTRY_SET, {
    userId,
    set: {
      gameId,
      gameMode: formatOf(details.game_mode).id,
      ...namesOf(details),
      slateName: slate?.name || null,
      entryFeeCents: toCentsOrNull(details.entry_fee),
      pointsBy: details.points_by ?? null,
      createdAt: ctx.now,
    },
    content,
    idempotencyKey,
    payloadHash,
  })
}

function namesOf({ name, contest_name, contest_type }: SaveEntrySetRequest['entry_set']) {
  return { name, contestName: contest_name || null, contestType: contest_type ?? ('GPP' as const) }
}
