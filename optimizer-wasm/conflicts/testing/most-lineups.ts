import { type Player, personKey } from '#core/players/player.ts'
import type { SetRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../../build-request.ts'
import { lineupsThatObey } from './lineups-that-obey.ts'

type StrictShare = SetRule & { kind: 'exposure' | 'split_share' }

/**
 * For tests: the most lineups, up to the number asked for, of which every strict share of the request can hold; from every
 * lineup of a small pool. Only what the shares ask of a lineup matters, so lineups alike in that are counted together.
 */
export function mostLineups(request: BuildRequest): number {
  const shares = request.rules.filter(
    (rule): rule is StrictShare => (rule.kind === 'exposure' || rule.kind === 'split_share') && rule.isStrict,
  )
  const sizes = new Map<number, number>()
  for (const lineup of lineupsThatObey(request)) {
    const has = shares.reduce(
      (bits, share, place) => bits | (meets(lineup, share, request) ? 1 << place : 0),
      0,
    )
    sizes.set(has, (sizes.get(has) ?? 0) + 1)
  }
  const alike = [...sizes]
  for (let lineups = request.count; lineups > 0; lineups--) if (canTake(lineups)) return lineups
  return 0

  function canTake(lineups: number): boolean {
    const limits = shares.map(({ pct }) => {
      const max =
        pct.max === null ? lineups : pct.max === 0 ? 0 : Math.max(1, Math.floor((pct.max * lineups) / 100))
      const min = pct.min === null ? 0 : Math.ceil((pct.min * lineups) / 100)
      return { min: Math.min(min, max), max }
    })
    return take(
      0,
      lineups,
      limits.map(() => 0),
    )

    /** Whether the rest can be taken from the groups from `group` on; `taken`: lineups so far with each share's players. */
    function take(group: number, left: number, taken: readonly number[]): boolean {
      if (taken.some((count, share) => count > limits[share]!.max)) return false
      if (group === alike.length)
        return left === 0 && taken.every((count, share) => count >= limits[share]!.min)
      const [has, size] = alike[group]!
      for (let count = Math.min(left, size); count >= 0; count--) {
        const next = taken.map((before, share) => before + (has & (1 << share) ? count : 0))
        if (take(group + 1, left - count, next)) return true
      }
      return false
    }
  }
}

function meets(lineup: readonly Player[], share: StrictShare, { mode }: BuildRequest): boolean {
  if (share.kind === 'split_share')
    return lineup.filter(({ team }) => team === lineup[0]!.team).length === share.ofCaptainsTeam
  return lineup.some((row, place) => {
    const isCaptain = mode.captain !== null && place === 0
    const isSlot = share.slots === 'any' || (share.slots === 'captain') === isCaptain
    return isSlot && share.players.people!.includes(personKey(row))
  })
}
