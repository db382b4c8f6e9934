import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { BuildRule, SetRule } from '#core/rules/build-rule.ts'

/** A share of people or of splits. */
export type ShareRule = SetRule & { kind: 'exposure' | 'split_share' }

/** A rule as counts: so many of the lineups at least, and at most, have `has`. The captain comes first. */
export type Share = { has: (lineup: readonly Player[]) => boolean; min: number; max: number }

export function isShare(rule: BuildRule): rule is ShareRule {
  return rule.kind === 'exposure' || rule.kind === 'split_share'
}

/** For tests: what the rule asks of so many lineups, by its own words. */
export function shareOf(rule: ShareRule, lineups: number): Share {
  const { min, max } = rule.pct
  const part = (pct: number) => (pct / 100) * lineups
  const most = max === null ? lineups : max === 0 ? 0 : Math.max(1, Math.floor(part(max) + 1e-9))
  return {
    has: (lineup) => isCounted(lineup, rule),
    min: Math.min(most, min === null ? 0 : Math.ceil(part(min) - 1e-9)),
    max: most,
  }
}

function isCounted(lineup: readonly Player[], rule: ShareRule): boolean {
  if (rule.kind === 'split_share') {
    const { team } = lineup[0]!
    const mates = team === null ? 1 : lineup.filter((row) => row.team === team).length
    return mates === rule.ofCaptainsTeam
  }
  return lineup.some(
    (row) =>
      (rule.slots === 'any' || isCaptainRow(row) === (rule.slots === 'captain')) &&
      rule.players.people!.includes(personKey(row)),
  )
}

/**
 * For tests: whether so many different lineups of the list meet all shares, and have so many different captains, by looking
 * at every way to choose them. Lineups that are alike for every share (and captain) count as a kind with a number.
 */
export function isFeasible(
  all: readonly (readonly Player[])[],
  shares: readonly Share[],
  lineups: number,
  captains = 0,
): boolean {
  const kinds = new Map<string, { has: boolean[]; captain: string; lineups: number }>()
  for (const lineup of all) {
    const has = shares.map((share) => share.has(lineup))
    const captain = captains > 0 ? lineup[0]!.id : ''
    const key = `${has.join()} ${captain}`
    const kind = kinds.get(key) ?? { has, captain, lineups: 0 }
    kind.lineups++
    kinds.set(key, kind)
  }
  // Kinds of a captain stand together, so that it is enough to know whether the captain at hand was counted.
  const list = [...kinds.values()].sort((a, b) => (a.captain < b.captain ? -1 : 1))
  const failed = new Set<string>()
  return choose(
    0,
    lineups,
    shares.map(({ min }) => min),
    shares.map(({ max }) => max),
    captains,
    false,
  )

  function choose(
    place: number,
    left: number,
    needs: readonly number[],
    rooms: readonly number[],
    captainsLeft: number,
    isCounted: boolean,
  ): boolean {
    if (left === 0) return captainsLeft <= 0 && needs.every((need) => need <= 0)
    if (captainsLeft > left || needs.some((need) => need > left)) return false
    const kind = list[place]
    if (!kind) return false
    const key = [place, left, ...needs, ...rooms, captainsLeft, isCounted].join()
    if (failed.has(key)) return false
    for (let taken = Math.min(left, kind.lineups); taken >= 0; taken--) {
      const after = rooms.map((room, share) => (kind.has[share] ? room - taken : room))
      if (after.some((room) => room < 0)) continue
      const isSame = list[place + 1]?.captain === kind.captain
      const isNew = taken > 0 && !isCounted
      const found = choose(
        place + 1,
        left - taken,
        needs.map((need, share) => (kind.has[share] ? Math.max(0, need - taken) : need)),
        after,
        captainsLeft - (isNew ? 1 : 0),
        isSame && (isCounted || isNew),
      )
      if (found) return true
    }
    failed.add(key)
    return false
  }
}
