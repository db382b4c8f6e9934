import type { Format } from '../../formats/format.ts'
import type { BuildRule, Range } from '../build-rule.ts'

/** Looser forms of a rule: the first one is nearest to the rule, and each allows whatever those before it allow. */
export type RelaxationSteps = readonly BuildRule[]

/**
 * The ways in which a rule can be loosened without being switched off, one for each of its numbers that could give way.
 * `captains`: people who could be added to a captain pool, the most useful first. `budget`: dollars.
 */
export function relaxationsOfRule(
  rule: BuildRule,
  { format, budget, captains }: { format: Format; budget: number; captains: readonly string[] },
): RelaxationSteps[] {
  return waysToRelax(rule).filter((steps) => steps.length > 0)

  function waysToRelax(rule: BuildRule): RelaxationSteps[] {
    switch (rule.kind) {
      case 'one_of_a_team':
      case 'one_of_a_lineup':
      case 'boost':
        return []
      case 'person':
        return otherSlots(rule, format)
      case 'captain_pool': {
        const others = captains.filter((person) => !rule.people.includes(person))
        return [
          others.map((_, last) => ({ ...rule, people: [...rule.people, ...others.slice(0, last + 1)] })),
        ]
      }
      case 'group': {
        const most = format.rosterSlots.length
        return looserRanges(rule.count, stepsOf(1, most)).map((ranges) =>
          ranges.map((count) => ({ ...rule, count })),
        )
      }
      case 'team_split':
        return format.rosterSlots
          .map((_, place) => place + 1)
          .filter((players) => !rule.ofCaptainsTeam.includes(players))
          .map((players) => [
            { ...rule, ofCaptainsTeam: [...rule.ofCaptainsTeam, players].sort((a, b) => a - b) },
          ])
      case 'salary': {
        const step = format.valueUnit.dollars === 1 ? 1 : 100
        return looserRanges(rule.dollars, stepsOf(step, budget)).map((ranges) =>
          ranges.map((dollars) => ({ ...rule, dollars })),
        )
      }
      case 'projection':
        return looserRanges(rule.pctOfBest, stepsOf(1, 100)).map((ranges) =>
          ranges.map((pctOfBest) => ({ ...rule, pctOfBest })),
        )
      case 'ownership_sum':
        return looserRanges(rule.pct, stepsOf(1, 100 * format.rosterSlots.length)).map((ranges) =>
          ranges.map((pct) => ({ ...rule, pct })),
        )
      case 'ownership_product':
        return looserRanges(rule.share, ROUND_SHARES).map((ranges) =>
          ranges.map((share) => ({ ...rule, share })),
        )
      case 'exposure':
      case 'split_share':
      case 'feature_share': {
        if (!rule.isStrict) return []
        const ways = looserRanges(rule.pct, stepsOf(1, 100)).map((ranges) =>
          ranges.map((pct) => ({ ...rule, pct })),
        )
        return [...ways, [{ ...rule, isStrict: false }]]
      }
      case 'captains':
        return [countdown(rule.atLeast - 1, 2).map((atLeast) => ({ ...rule, atLeast }))]
      case 'uniques': {
        const fewer = countdown(rule.players - 1, 1).map((players) => ({ ...rule, players }))
        return rule.captainSwapCounts ? [fewer] : [[{ ...rule, captainSwapCounts: true }], fewer]
      }
    }
  }
}

/** In which other slots a locked player may stand, or in which of the slots an excluded player may be used again. */
function otherSlots(rule: BuildRule & { kind: 'person' }, { captain }: Format): RelaxationSteps[] {
  if (captain === null) return []
  if (rule.use === 'lock') return rule.slots === 'any' ? [] : [[{ ...rule, slots: 'any' }]]
  if (rule.slots !== 'any') return []
  return [[{ ...rule, slots: 'captain' }], [{ ...rule, slots: 'flex' }]]
}

/** Values between a bound and the loosest one that still says something, nearest first. */
type Steps = { below: (bound: number) => number[]; above: (bound: number) => number[] }

/** Whole multiples of `step`, above 0 and below `most`. */
function stepsOf(step: number, most: number): Steps {
  return {
    below: (bound) => countdown(Math.ceil(bound / step) - 1, 1).map((steps) => steps * step),
    above: (bound) => {
      const first = Math.floor(bound / step) + 1
      const last = Math.ceil(most / step) - 1
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => (first + place) * step)
    },
  }
}

/** 0.5, 0.2, 0.1, 0.05 and so on; six players of a thousandth of a percent each are 1e-30. */
const SHARES = Array.from({ length: 91 }, (_, place) =>
  Number(`${[5, 2, 1][place % 3]}e-${Math.floor(place / 3) + 1}`),
)
const ROUND_SHARES: Steps = {
  below: (bound) => SHARES.filter((share) => share < bound),
  above: (bound) => SHARES.filter((share) => share > bound).reverse(),
}

/** A lower minimum; a higher maximum. A range may drop one of two bounds, but not its only one: then the rule would say nothing. */
function looserRanges({ min, max }: Range, { below, above }: Steps): Range[][] {
  const minima = min === null ? [] : [...below(min), ...(max === null ? [] : [null])]
  const maxima = max === null ? [] : [...above(max), ...(min === null ? [] : [null])]
  return [minima.map((lower) => ({ min: lower, max })), maxima.map((higher) => ({ min, max: higher }))]
}

function countdown(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, from - to + 1) }, (_, place) => from - place)
}
