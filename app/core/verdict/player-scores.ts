import type { Field } from '../contest/field.ts'
import { ownershipPcts } from '../contest/ownership.ts'
import { basePlayerIdOf, isCaptainRow, type Player } from '../players/player.ts'

/** A player's ownership, in percent of all entries, beside the points; `position` is null where nothing tells it. */
export type PlayerScore = { player: string; position: string | null; ownershipPct: number; points: number }

/** The players whose points the file has, most owned first, at most `most`; without those that no lineup holds. */
export function playerScores(
  field: Field,
  { slate, most }: { slate: readonly Player[]; most: number },
): PlayerScore[] {
  const pcts = ownershipPcts(field)
  const position = positionsOf(field, slate)
  return field.players
    .flatMap(({ name, pointsMilli }, player) =>
      pointsMilli === null || pcts[player] === 0
        ? []
        : {
            player: name,
            position: position(name),
            ownershipPct: pcts[player]!,
            points: pointsMilli / 1000,
          },
    )
    .sort((a, b) => b.ownershipPct - a.ownershipPct || b.points - a.points)
    .slice(0, most)
}

/** The position of a player by name: the slate's, else that of the player's slots; null where neither tells it. */
export function positionsOf(field: Field, slate: readonly Player[]): (player: string) => string | null {
  const bySlots = new Map(field.players.map(({ name, position }) => [name, position]))
  const bySlate = new Map(
    slate
      .filter((row) => !isCaptainRow(row))
      .map(({ basePlayerId, actualPosition }) => [basePlayerId, actualPosition]),
  )
  return (player) => bySlate.get(basePlayerIdOf(player)) ?? bySlots.get(player) ?? null
}
