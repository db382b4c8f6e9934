import type { Format } from '../formats/format.ts'
import { basePlayerIdOf, displaySalary, type Player } from '../players/player.ts'
import { inHindsight } from '../players/points.ts'
import type { Field } from './field.ts'
import { draftCounts } from './ownership.ts'

/**
 * The slate's rows for a search in hindsight: points are those scored, captains cost the captain's price. Rows without a
 * score in the standings are left out.
 */
export function hindsightPool(slate: readonly Player[], field: Field, format: Format): Player[] {
  const scores = scoresById(field)
  const positions = new Map(field.players.map(({ name, position }) => [basePlayerIdOf(name), position]))
  const atPosition = new Set(
    slate.flatMap((player) =>
      positions.get(player.basePlayerId) === player.actualPosition ? player.basePlayerId : [],
    ),
  )
  return slate.flatMap((player) => {
    const { basePlayerId: id, actualPosition } = player
    // Of two people with one name the one at another position did not score these points.
    if (atPosition.has(id) && positions.get(id) !== actualPosition) return []
    const milli = scores.get(id) ?? null
    const scored = inHindsight({ ...player, actualPoints: milli === null ? null : milli / 1000 })
    return scored ? { ...scored, salary: displaySalary(player, format) } : []
  })
}

/** How many players of the slate have no score in the standings: among those in a lineup, and among the others. */
export function countUnscored(
  slate: readonly Player[],
  field: Field,
): { drafted: number; undrafted: number } {
  const scores = scoresById(field)
  const counts = draftCounts(field)
  const draftedIds = new Set(
    field.players.flatMap(({ name }, player) => (counts[player]! > 0 ? basePlayerIdOf(name) : [])),
  )
  const unscored = [...new Set(slate.map(({ basePlayerId }) => basePlayerId))].filter(
    (person) => (scores.get(person) ?? null) === null,
  )
  const drafted = unscored.filter((person) => draftedIds.has(person)).length
  return { drafted, undrafted: unscored.length - drafted }
}

function scoresById({ players }: Field): Map<string, number | null> {
  return new Map(players.map(({ name, pointsMilli }) => [basePlayerIdOf(name), pointsMilli]))
}
