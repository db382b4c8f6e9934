import { basePlayerIdOf, type Player } from '../players/player.ts'
import { inHindsight } from '../players/points.ts'
import type { FieldPlayer } from './field.ts'

/** The slate's rows as a search in hindsight reads them; rows without a score in the standings are left out. */
export function hindsightPool(slate: readonly Player[], drafted: readonly FieldPlayer[]): Player[] {
  const scores = new Map(drafted.map(({ name, pointsMilli }) => [basePlayerIdOf(name), pointsMilli]))
  return slate.flatMap((player) => {
    const milli = scores.get(player.basePlayerId) ?? null
    return inHindsight({ ...player, actualPoints: milli === null ? null : milli / 1000 }) ?? []
  })
}
