import type { ChangeEntrySetRequest } from '#contract/entry-sets.ts'
import { parseRecordId } from '#contract/record-id.ts'
import { toCentsOrNull } from '#core/money/cents.ts'
import { changeSet, type SetChange, type WholeSet } from '#db/entries/entry-sets.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { setNotFound } from './get-entry-set.ts'

/** Changes name, contest or entry fee of one of the caller's sets; what the request does not name stays. */
export async function changeEntrySet(
  ctx: ServiceContext,
  idText: string | undefined,
  request: ChangeEntrySetRequest,
): Promise<WholeSet> {
  const { id: userId } = requireUser(ctx)
  const setId = parseRecordId(idText)
  const changed = setId === null ? null : await changeSet(ctx.db, { setId, userId }, changeOf(request))
  if (!changed) throw setNotFound()
  return changed
}

function changeOf({ name, contest_name, contest_type, entry_fee }: ChangeEntrySetRequest): SetChange {
  return {
    ...(name === undefined ? {} : { name }),
    ...(contest_name === undefined ? {} : { contestName: contest_name || null }),
    ...(contest_type == null ? {} : { contestType: contest_type }),
    ...(entry_fee === undefined ? {} : { entryFeeCents: toCentsOrNull(entry_fee) }),
  }
}
