import type { AskedLimits } from './rules/asked-limits.ts'
import type { RankedLineups } from './search.ts'

/**
 * The best lineups under some limits. A search under these and further limits need not run: the best lineup that obeys
 * the further ones too is the first one of the list that does, if there is one. So a build, whose limits grow with every
 * lineup, searches seldom.
 */
export class RankedList {
  readonly ranked: RankedLineups
  private readonly limits: AskedLimits
  /** By lineup: how many of the earlier lineups it was compared with, all of them different enough; -1: one was not. */
  private readonly compared: Int32Array
  /** The earlier lineups that `compared` counts. */
  private earlier: AskedLimits['earlier']
  /** All lineups before this one are too much like an earlier one. */
  private first = 0

  constructor(ranked: RankedLineups, limits: AskedLimits) {
    this.ranked = ranked
    this.limits = limits
    this.compared = new Int32Array(ranked.count).fill(limits.earlier.length)
    this.earlier = limits.earlier
  }

  /** Whether each lineup that obeys those limits obeys the list's. */
  covers(limits: AskedLimits): boolean {
    const { closed, closedCount, neededRows, ofCaptainsTeam, groups } = this.limits
    if (groups.length !== limits.groups.length) return false
    if (!groups.every((rule) => limits.groups.includes(rule))) return false
    if ((ofCaptainsTeam ?? []).join() !== (limits.ofCaptainsTeam ?? []).join()) return false
    if ((ofCaptainsTeam === null) !== (limits.ofCaptainsTeam === null)) return false
    if (closedCount > 0 && closed.some((flag, place) => flag > limits.closed[place]!)) return false
    if (!neededRows.every((rows) => limits.neededRows.some((other) => other.join() === rows.join())))
      return false
    return startsWith(limits.earlier, this.earlier) || this.startAgain(limits.earlier)
  }

  /**
   * The places in the list of the best `wanted` lineups under those limits, which the list covers, and the number of
   * lineups looked at. Where the list does not reach far enough: `is_used_up` if all its lineups are too much like earlier
   * ones, `is_closed` if some of them have closed rows or lack needed ones.
   */
  bestUnder(
    limits: AskedLimits,
    wanted: number,
  ): { ranks: number[]; scanned: number } | 'is_used_up' | 'is_closed' {
    this.earlier = limits.earlier
    const ranks: number[] = []
    let closed = 0
    const start = this.first
    let rank = start
    for (; rank < this.ranked.proved && ranks.length < wanted; rank++) {
      if (!this.isApart(rank, limits)) {
        if (rank === this.first) this.first++
      } else if (this.isOpen(rank, limits)) ranks.push(rank)
      else closed++
    }
    if (ranks.length === wanted || this.ranked.hasAll) return { ranks, scanned: rank - start }
    return closed > 0 ? 'is_closed' : 'is_used_up'
  }

  /** Forgets the comparisons where the earlier lineups are not the known ones and further ones. */
  private startAgain(earlier: AskedLimits['earlier']): boolean {
    if (!startsWith(earlier, this.limits.earlier)) return false
    this.compared.fill(this.limits.earlier.length)
    this.first = 0
    return true
  }

  private isApart(rank: number, { earlier }: AskedLimits): boolean {
    const known = this.compared[rank]!
    if (known < 0) return false
    const { places, size } = this.ranked
    const end = (rank + 1) * size
    for (let number = known; number < earlier.length; number++) {
      const { common, mostCommon } = earlier[number]!
      let count = 0
      for (let at = end - size; at < end; at++) count += common[places[at]!]!
      if (count <= mostCommon) continue
      this.compared[rank] = -1
      return false
    }
    this.compared[rank] = earlier.length
    return true
  }

  private isOpen(rank: number, { closed, closedCount, needed }: AskedLimits): boolean {
    const { places, size } = this.ranked
    const end = (rank + 1) * size
    if (closedCount > 0) {
      for (let at = end - size; at < end; at++) if (closed[places[at]!] === 1) return false
    }
    for (const flags of needed) {
      let isMet = false
      for (let at = end - size; at < end && !isMet; at++) isMet = flags[places[at]!] === 1
      if (!isMet) return false
    }
    return true
  }
}

function startsWith(longer: AskedLimits['earlier'], shorter: AskedLimits['earlier']): boolean {
  if (shorter.length > longer.length) return false
  for (let at = 0; at < shorter.length; at++) if (shorter[at] !== longer[at]) return false
  return true
}
