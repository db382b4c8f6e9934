import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'

/** How labels name a row of the salary file: the player, with the role where a format has a captain. */
export function roleName(player: Player, { captain }: Format): string {
  if (!captain) return player.name
  return `${player.name} as ${isCaptainRow(player) ? 'captain' : 'flex'}`
}

/** The codes of the slots for a captain and for anyone; none where a format has no captain. */
export function roleCodes({ captain, rosterSlots }: Format): (string | undefined)[] {
  return captain ? [captain.code, rosterSlots.find(({ accepts }) => accepts === 'anyone')?.code] : []
}
