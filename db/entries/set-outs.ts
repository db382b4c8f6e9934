import { sql } from 'drizzle-orm'
import type { HeldOut } from '#core/slate-memory/out-people.ts'
import type { Db } from '../client.ts'
import { entrySets } from '../schema.ts'
import { heldOutIn, outsAt, selectOuts } from '../slates/slate-outs.ts'
import { isMySet, type OwnedSet, selectSet, setIn, type WholeSet } from './entry-sets.ts'

/** `out`: of its rows, those who are out before it locks; null without any. */
export type ShownSet = WholeSet & { out: HeldOut | null }

export async function findSetWithOuts(db: Db, owned: OwnedSet, now: number): Promise<ShownSet | null> {
  const gameId = sql`select ${entrySets.gameId} from ${entrySets} where ${isMySet(owned)}`
  const [rows, [outs]] = await db.batch([
    selectSet(db, owned),
    selectOuts(db, gameId, outsAt(owned.userId, now)),
  ])
  const found = setIn(rows)
  return found && { ...found, out: outs ? heldOutIn(outs, found.content.rows) : null }
}
