import type { BuildRule } from '#core/rules/build-rule.ts'
import { demandsOf, type Feature, hasFeature } from '../sequence/demand.ts'
import { captainRow, type PoolFacts, type Rows } from '../sequence/pool-facts.ts'

/** A feature that the next lineup must have, or a share is missed by one lineup more. */
export type Need = { feature: Feature; rule: number; isStrict: boolean }

export type ShareNeeds = {
  /**
   * What the next lineup needs where, with it, so many lineups are still to come: the strict ones first, then those furthest
   * from being met.
   */
  next: (left: number) => Need[]
  /** People, by number, who are captain of a lineup counted so far. */
  usedCaptains: ReadonlySet<number>
  /** The lineup is as it will be. */
  count: (lineup: Rows) => void
  /** A lineup that was counted is to come again. */
  release: (lineup: Rows) => void
}

/** Counts what the shares of `lineups` lineups still ask for. A maximum asks for lineups without its players (demand.ts). */
export function shareNeeds(rules: readonly BuildRule[], facts: PoolFacts, lineups: number): ShareNeeds {
  const demands = demandsOf(rules, facts, lineups)
  const missing = demands.map((demand) => demand.lineups)
  const usedCaptains = new Set<number>()
  const lineupsOfCaptain = new Map<number, number>()
  return {
    usedCaptains,
    next: (left) =>
      [...demands.keys()]
        .filter((place) => missing[place]! > 0 && missing[place]! >= left)
        .sort(
          (a, b) =>
            Number(demands[b]!.isStrict) - Number(demands[a]!.isStrict) || missing[b]! - missing[a]! || a - b,
        )
        .map((place) => demands[place]!),
    count: (lineup) => {
      for (const [place, { feature }] of demands.entries()) {
        if (hasFeature(feature, lineup, facts, usedCaptains)) missing[place]!--
      }
      countCaptain(lineup, 1)
    },
    release: (lineup) => {
      countCaptain(lineup, -1)
      for (const [place, { feature }] of demands.entries()) {
        if (hasFeature(feature, lineup, facts, usedCaptains)) missing[place]!++
      }
    },
  }

  function countCaptain(lineup: Rows, change: 1 | -1): void {
    const row = captainRow(facts, lineup)
    if (row === undefined) return
    const captain = facts.personOfRow[row]!
    const lineups = (lineupsOfCaptain.get(captain) ?? 0) + change
    lineupsOfCaptain.set(captain, lineups)
    if (lineups > 0) usedCaptains.add(captain)
    else usedCaptains.delete(captain)
  }
}
