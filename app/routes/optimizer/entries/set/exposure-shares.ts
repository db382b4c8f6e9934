import { captainSlotIndex, type Format } from '#core/formats/format.ts'
import { type Player, personKey } from '#core/players/player.ts'

/** In how many of the lineups a person is, in percent. */
export type ExposureShares = { captain: number; flex: number; total: number }

/** Everyone who is in at least one of the lineups (each in slot order), by `personKey`. */
export function exposureShares(
  lineups: readonly { players: readonly Player[] }[],
  format: Format,
): Map<string, ExposureShares> {
  const captainSlot = captainSlotIndex(format)
  const one = 100 / lineups.length
  const shares = new Map<string, ExposureShares>()
  for (const { players } of lineups)
    for (const [slot, player] of players.entries()) {
      const person = personKey(player)
      const { captain, flex, total } = shares.get(person) ?? { captain: 0, flex: 0, total: 0 }
      const isCaptain = slot === captainSlot
      shares.set(person, {
        captain: captain + (isCaptain ? one : 0),
        flex: flex + (isCaptain ? 0 : one),
        total: total + one,
      })
    }
  return shares
}
