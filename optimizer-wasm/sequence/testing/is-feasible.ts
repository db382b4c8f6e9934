/** A rule as counts: so many of the lineups at least, and at most, have `has`. */
export type Share = { has: (lineup: readonly number[]) => boolean; min: number; max: number }

/**
 * For tests: whether so many different lineups of the list meet all shares, and have so many different captains, by looking
 * at every way to choose them. Lineups that are alike for every share (and captain) count as a kind with a number.
 */
export function isFeasible(
  all: readonly (readonly number[])[],
  shares: readonly Share[],
  lineups: number,
  captains = 0,
): boolean {
  const kinds = new Map<string, { has: boolean[]; captain: number; lineups: number }>()
  for (const lineup of all) {
    const has = shares.map((share) => share.has(lineup))
    const captain = captains > 0 ? lineup[0]! : 0
    const key = `${has.join()} ${captain}`
    const kind = kinds.get(key) ?? { has, captain, lineups: 0 }
    kind.lineups++
    kinds.set(key, kind)
  }
  // Kinds of a captain stand together, so that it is enough to know whether the captain at hand was counted.
  const list = [...kinds.values()].sort((a, b) => a.captain - b.captain)
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
