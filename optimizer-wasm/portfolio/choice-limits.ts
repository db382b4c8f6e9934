import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type BuildRule, isSetRule, type SlotKind } from '#core/rules/build-rule.ts'
import { lineupsOfShare } from '#core/rules/judging/lineups-of-share.ts'
import { peopleIn, rulePool } from '#core/rules/rule-pool.ts'
import type { ExposureLimit, PortfolioLimits } from './portfolio-request.ts'

export type ChoiceLimits = {
  limits: PortfolioLimits
  /** Rules about the lineups together that a choice can't keep; the user is told. */
  notKept: BuildRule[]
}

/** What the rules in force ask of `count` entries together. Rules of single lineups are obeyed by every candidate. */
export function choiceLimits(rules: readonly BuildRule[], pool: ContestPool, count: number): ChoiceLimits {
  const indexes = new Map(pool.people.map(({ key }, index) => [key, index]))
  const people = rulePool(pool.rows, pool.format)
  const exposures: ExposureLimit[] = []
  const notKept: BuildRule[] = []
  let captains = 0
  let apart = 1
  for (const rule of rules.filter(isSetRule)) {
    if (rule.kind === 'captains') captains = Math.max(captains, Math.min(rule.atLeast, count))
    else if (rule.kind === 'uniques') {
      apart = Math.max(apart, rule.players)
      // The choice takes the same players with another captain for different lineups.
      if (rule.players <= 1 && !rule.captainSwapCounts) notKept.push(rule)
    } else if (rule.kind === 'split_share' || rule.kind === 'feature_share') notKept.push(rule)
    else {
      const held = [...peopleIn(rule.players, people)].flatMap((person) => indexes.get(person) ?? [])
      if (held.length > 1 && !rule.each) notKept.push(rule)
      else {
        const { min, max } = lineupsOfShare(rule.pct, count)
        for (const person of held)
          exposures.push({
            person,
            slot: slotOf(rule.slots, pool),
            ...(rule.pct.min === null ? {} : { atLeast: min }),
            ...(rule.pct.max === null ? {} : { atMost: max }),
          })
      }
    }
  }
  return {
    limits: { exposures, ...(captains > 0 ? { captains: { atLeast: captains } } : {}), apart },
    notKept,
  }
}

/** Without a captain's slot only the lineup as a whole has a meaning. */
function slotOf(slots: SlotKind, { format }: ContestPool): SlotKind {
  return format.captain ? slots : 'any'
}
