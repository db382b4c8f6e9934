import { captainSlotIndex, type Format } from '#core/formats/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { Exposure } from './build-request.ts'

/** In how many of the lineups, each in slot order, every person is: the most used first, then by captain, then in order of appearance. */
export function exposuresOf(lineups: readonly { players: readonly Player[] }[], format: Format): Exposure[] {
  const captainPlace = captainSlotIndex(format)
  const byPerson = new Map<string, Exposure>()
  for (const { players } of lineups) {
    for (const [place, player] of players.entries()) {
      const person = personKey(player)
      const exposure = byPerson.get(person) ?? { person, captain: 0, flex: 0, total: 0 }
      if (place === captainPlace) exposure.captain++
      else exposure.flex++
      exposure.total++
      byPerson.set(person, exposure)
    }
  }
  return [...byPerson.values()].sort((a, b) => b.total - a.total || b.captain - a.captain)
}
