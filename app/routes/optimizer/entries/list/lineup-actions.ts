import type { Player } from '#core/players/player.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'

/** What a row of the list can do. */
export type LineupActions = {
  open: (lineup: ListedLineup) => void
  /** Puts it into the builder, from where it can be put back. */
  edit: (lineup: ListedLineup) => void
  toggleLock: (lineup: ListedLineup) => void
  remove: (lineup: ListedLineup) => void
  /** Puts the player into a slot instead of whom it holds. */
  swap: (lineup: ListedLineup, slotIndex: number, player: Player) => void
  /** Asks for others instead of the player in every lineup that holds the player. */
  replaceInAll: (player: Player) => void
}
