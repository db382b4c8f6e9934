import type { Field } from '../contest/field.ts'
import { draftCounts } from '../contest/ownership.ts'
import { type ContestPool, contestPoolOf } from '../contest-pool/contest-pool.ts'
import type { Format } from '../formats/format.ts'
import { isOut, type Player, personKey } from '../players/player.ts'
import { nameKey } from '../players/same-name.ts'
import { pricedAsInactive } from '../players/who-plays.ts'

/**
 * The pool that a contest was played with. No player is left out of it, since entries hold people who were out, too: these, and
 * people whose price says that they do not play, are expected to score 0, unless the standings show that they scored.
 */
export function playedPool(field: Field, rows: readonly Player[], format: Format): ContestPool {
  const drafts = draftCounts(field)
  const drafted = new Set<string>()
  const scored = new Set<string>()
  for (const [index, { name, pointsMilli }] of field.players.entries()) {
    if (drafts[index]! > 0) drafted.add(nameKey(name))
    if (pointsMilli !== null && pointsMilli !== 0) scored.add(nameKey(name))
  }
  const inactive = pricedAsInactive(rows, format)
  const pool = rows.map((row) => {
    const isGone = isOut(row) || (inactive.has(personKey(row)) && !scored.has(nameKey(row.name)))
    if (!isGone || !drafted.has(nameKey(row.name))) return row
    return { ...row, injuryStatus: 'Healthy' as const, projectedPoints: 0 }
  })
  return contestPoolOf(pool, format, { leftOut: new Set() })
}
