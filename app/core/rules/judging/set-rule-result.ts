import { captainSlotIndex, type Format } from '../../formats/format.ts'
import { type Player, personKey } from '../../players/player.ts'
import type { Range, SetRule } from '../build-rule.ts'
import { leadersIn } from '../leader.ts'
import { peopleBeside, peopleIn, type RulePool } from '../rule-pool.ts'
import { countIn, ofCaptainsTeam } from './lineup-people.ts'
import { lineupsOfShare } from './lineups-of-share.ts'

/** What a list of lineups has of what a rule about them asks. */
type SetRuleResult = {
  /**
   * Lineups with the share's players, split or feature (of a share for each player apart: those of the player who is furthest off);
   * different captains; players by which the two nearest lineups differ.
   */
  got: number
  /** The same, as the rule asks for it. */
  wanted: Range
  isMet: boolean
}

/**
 * What the lineups, each by its rows in slot order, have of what the rule asks. `asked`: the lineups that shares are of, which
 * may be more than there are. Fewer than two lineups differ by all their players.
 */
export function setRuleResult(
  rule: SetRule,
  lineups: readonly (readonly Player[])[],
  { format, pool, asked }: { format: Format; pool: RulePool; asked: number },
): SetRuleResult {
  switch (rule.kind) {
    case 'exposure': {
      const people = peopleIn(rule.players, pool)
      const parts = rule.each ? [...people].map((person) => new Set([person])) : [people]
      const results = parts.map((part) => {
        const held = lineups.filter((rows) => countIn(rows, part, rule.slots, format) > 0)
        return result(held.length, lineupsOfShare(rule.pct, asked))
      })
      return furthestOff(results) ?? result(0, lineupsOfShare(rule.pct, asked))
    }
    case 'split_share': {
      const split = lineups.filter((rows) => ofCaptainsTeam(rows, format) === rule.ofCaptainsTeam)
      return result(split.length, lineupsOfShare(rule.pct, asked))
    }
    case 'feature_share': {
      const leaders = leadersIn(pool, format)
      const has = lineups.filter((rows) =>
        rows.some((row) => {
          const leader = leaders.has(personKey(row)) && pool.get(personKey(row))
          if (!leader || leader.team === null) return false
          const beside = peopleBeside(rule.team, leader, pool)
          const counted = [...peopleIn(rule.players, pool)].filter((person) => beside.has(person))
          return countIn(rows, new Set(counted), 'any', format) >= rule.atLeast
        }),
      )
      return result(has.length, lineupsOfShare(rule.pct, asked))
    }
    case 'captains':
      return result(new Set(lineups.map((rows) => captainIn(rows, format))).size, {
        min: rule.atLeast,
        max: null,
      })
    case 'uniques':
      return result(leastApart(lineups, rule.captainSwapCounts, format), { min: rule.players, max: null })
  }
}

/** The result that is furthest outside of what is wanted, or nearest to its edge. */
function furthestOff(results: readonly SetRuleResult[]): SetRuleResult | null {
  const off = ({ got, wanted: { min, max } }: SetRuleResult) =>
    Math.max(
      min === null ? Number.NEGATIVE_INFINITY : min - got,
      max === null ? Number.NEGATIVE_INFINITY : got - max,
    )
  return results.reduce<SetRuleResult | null>(
    (worst, each) => (!worst || off(each) > off(worst) ? each : worst),
    null,
  )
}

function leastApart(
  lineups: readonly (readonly Player[])[],
  captainSwapCounts: boolean,
  format: Format,
): number {
  let least = format.rosterSlots.length
  for (const [place, rows] of lineups.entries())
    for (const other of lineups.slice(0, place))
      least = Math.min(least, playersApart(rows, other, captainSwapCounts, format))
  return least
}

function result(got: number, wanted: Range): SetRuleResult {
  const { min, max } = wanted
  return { got, wanted, isMet: (min === null || got >= min) && (max === null || got <= max) }
}

/** The captain, by `personKey`; null in a format without captains. */
function captainIn(rows: readonly Player[], format: Format): string | null {
  const captain = rows[captainSlotIndex(format)]
  return captain ? personKey(captain) : null
}

/**
 * By how many players two lineups differ: people of the one who are not in the other. The same people with another captain
 * differ by one where captain swaps count.
 */
function playersApart(
  a: readonly Player[],
  b: readonly Player[],
  captainSwapCounts: boolean,
  format: Format,
): number {
  const others = new Set(b.map(personKey))
  const apart = a.filter((row) => !others.has(personKey(row))).length
  const isSwap = apart === 0 && captainIn(a, format) !== captainIn(b, format)
  return isSwap && captainSwapCounts ? 1 : apart
}
