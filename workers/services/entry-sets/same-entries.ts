import { coversLineups } from '#core/entries/covers-lineups.ts'
import { isEntered } from '#core/entries/entry-set.ts'
import { newestSetsOfSlate, type WholeSet } from '#db/entries/entry-sets.ts'
import type { StoredLineups } from '#db/schema.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/*
 * The same lineups may be kept twice: by the download of a filled entries file, which knows the entries, and under a name with
 * a fee for each. Both are the same entries, so that they become one set, which has the entries and the name.
 */

/** The newest sets of a slate that are looked through: twenty of 150 entries have about 2 MB. */
const LOOKED_THROUGH = { limit: 20, bytes: 2 * 2 ** 20 }

type OfSlate = { userId: number; gameId: number | null }

/** The caller's set of this slate that was entered at the provider with these lineups; null without. */
export async function setWithEntries(
  ctx: ServiceContext,
  slate: OfSlate,
  content: StoredLineups,
): Promise<WholeSet | null> {
  const sets = await newestSetsOfSlate(ctx.db, slate, LOOKED_THROUGH)
  return sets.find((each) => each.set.entries > 0 && coversLineups(each.content, content)) ?? null
}

/** The caller's other set of this one's slate whose lineups, all in this one, count by a typed fee, without a result; null without. */
export async function setByFee(
  ctx: ServiceContext,
  userId: number,
  { set, content }: WholeSet,
): Promise<WholeSet | null> {
  const sets = await newestSetsOfSlate(ctx.db, { userId, gameId: set.gameId }, LOOKED_THROUGH)
  const isSame = (other: WholeSet) =>
    other.set.id !== set.id &&
    other.set.entries === 0 &&
    other.content.results === null &&
    isEntered(other.set) &&
    coversLineups(content, other.content)
  return sets.find(isSame) ?? null
}
