import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainRow } from '#core/players/player.ts'

/** A captain's multiple has no finer parts than this. */
const FINEST = 1000

/**
 * By row, how many units 1/100 point of its person counts. Lineups are scored in whole units, so that no sum is rounded: the
 * smallest parts of 1/100 point in which a captain's score is whole, too. Showdown: 1/200 point, of which a captain's 1/100
 * point counts 3 and another's 2.
 */
export function rowWeights({ format, rows }: Pick<ContestPool, 'format' | 'rows'>): Int32Array {
  const parts = partsOf(format)
  const captainWeight = parts * (format.captain?.points ?? 1)
  return Int32Array.from(rows, (row) => (isCaptainRow(row) ? captainWeight : parts))
}

function partsOf({ id, captain }: Format): number {
  const multiple = captain?.points ?? 1
  for (let parts = 1; parts <= FINEST; parts++) if (Number.isInteger(multiple * parts)) return parts
  throw new RangeError(`The captain's multiple of ${id} is finer than 1/${FINEST}`)
}
