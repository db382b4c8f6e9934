import type { SetRow } from '#core/entries/entry-set.ts'
import type { EntrySetDetail } from './entry-sets.ts'

/* Separate from entry-sets.ts, so that pages which read a set do not load its request schemas and zod. */

/** The rows of an answered set. */
export function toSetRows({ players }: Pick<EntrySetDetail, 'players'>): SetRow[] {
  return players.map((player) => ({
    playerName: player.player_name,
    position: player.position,
    team: player.team ?? null,
    opponent: player.opponent ?? null,
    salary: player.salary,
    fantasyPoints: player.fantasy_points ?? 0,
    isCaptain: player.is_captain,
    providerId: player.provider_id ?? null,
  }))
}
