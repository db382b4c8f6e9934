import type { Format } from '../formats/format.ts'
import type { Player } from './player.ts'
import { teamKey } from './team-key.ts'

/** The game that a player's team plays in: its two teams in the order of the alphabet. Null where a team is not known. */
export function gameOf({ team, opponent }: Pick<Player, 'team' | 'opponent'>): string | null {
  return team === null || opponent === null ? null : [teamKey(team), teamKey(opponent)].sort().join('@')
}

/**
 * What a complete lineup of the format needs two of (`Format.from`): the player's team, or his game. Null where it is not
 * known, or where the format asks for nothing.
 */
export function sideOf(player: Pick<Player, 'team' | 'opponent'>, { from }: Format): string | null {
  if (from.games > 1) return gameOf(player)
  return from.teams > 1 ? player.team : null
}

/** Whether the players are all of one known side. */
export function areOfOneSide(players: readonly Pick<Player, 'team' | 'opponent'>[], format: Format): boolean {
  const [first] = players
  const side = first ? sideOf(first, format) : null
  return side !== null && players.every((player) => sideOf(player, format) === side)
}

/** `players of both teams`, `players of at least two games`: what the format asks a lineup to hold. */
export function sidesWord({ from }: Format): string {
  return from.games > 1 ? 'players of at least two games' : 'players of both teams'
}

/** What all players of a refused lineup are of. */
export function oneSideWord({ from }: Format): string {
  return from.games > 1 ? 'one game' : 'one team'
}

/** Whose player a lineup of one side lacks; one is enough. */
export function otherSideWord({ from }: Format): string {
  return from.games > 1 ? 'another game' : 'the other team'
}
