import type { Player } from '#core/players/player.ts'
import type { BuildRequest } from '../../build-request.ts'
import { everyLineupUnder } from '../../testing/every-lineup-under.ts'
import { isFeasible, isShare, shareOf } from '../../testing/shares.ts'

/** For tests: every lineup of a small pool that obeys the request's rules about single lineups and was not removed, in slot order. */
export function lineupsThatObey(request: BuildRequest): Player[][] {
  const { rows, lineups } = everyLineupUnder(request)
  const keyOf = (ids: readonly string[]) => [...ids].sort().join()
  const removed = new Set(request.bannedLineups?.map(keyOf))
  return lineups
    .map((lineup) => lineup.rows.map((row) => rows[row]!))
    .filter((players) => !removed.has(keyOf(players.map(({ id }) => id))))
}

/** For tests: the most lineups, up to the number asked for, of which every strict share of the request can hold. */
export function mostLineups(request: BuildRequest): number {
  const strict = request.rules.filter(isShare).filter(({ isStrict }) => isStrict)
  const obeying = lineupsThatObey(request)
  for (let lineups = request.count; lineups > 0; lineups--) {
    const shares = strict.map((rule) => shareOf(rule, lineups))
    if (isFeasible(obeying, shares, lineups)) return lineups
  }
  return 0
}
