import type { ChangeEntrySetRequest } from '#contract/entry-sets.ts'
import { toCentsOrNull } from '#core/money/cents.ts'
import { changeSet, type SetChange, type WholeSet } from '#db/entries/entry-sets.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { ownedRecord } from '#workers/services/records/get-record.ts'
import { ENTRY_SET } from '#workers/services/records/record-kinds.ts'

/** Changes name, contest or entry fee of one of the caller's sets; what the request does not name stays. */
export async function changeEntrySet(
  ctx: ServiceContext,
  idText: string | undefined,
  request: ChangeEntrySetRequest,
): Promise<WholeSet> {
  const owned = ownedRecord(ctx, ENTRY_SET, idText)
  return foundOr(ENTRY_SET.notFound, await changeSet(ctx.db, owned, changeOf(request)))
}

function changeOf({ name, contest_name, contest_type, entry_fee }: ChangeEntrySetRequest): SetChange {
  return {
    ...(name === undefined ? {} : { name }),
    ...(contest_name === undefined ? {} : { contestName: contest_name || null }),
    ...(contest_type == null ? {} : { contestType: contest_type }),
    ...(entry_fee === undefined ? {} : { entryFeeCents: toCentsOrNull(entry_fee) }),
  }
}
