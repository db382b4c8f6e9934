import type { Format } from '../../formats/format.ts'
import type { BuildRule, Condition, SlotKind } from '../build-rule.ts'
import { leaderPositions } from '../leader.ts'

/** Why the rule has no meaning in the format, as a sentence; null where it has one. */
export function unfitRule(rule: BuildRule, format: Format): string | null {
  const isMissing = format.captain === null && asksOfCaptain(rule)
  if (isMissing || (rule.kind === 'feature_share' && leaderPositions(format).length === 0))
    return `A ${format.name} lineup has no ${isMissing ? 'captain' : 'leader'}.`
  const most = format.rosterSlots.length
  if (asksForMore(rule, most)) return `A ${format.name} lineup has ${most} players.`
  return null
}

function asksOfCaptain(rule: BuildRule): boolean {
  switch (rule.kind) {
    case 'captain_pool':
    case 'team_split':
    case 'split_share':
    case 'captains':
      return true
    case 'person':
    case 'exposure':
    case 'group':
    case 'boost':
      return rule.slots !== 'any' || isOfSlots('when' in rule ? rule.when : null)
    case 'one_of_a_team':
    case 'one_of_a_lineup':
    case 'salary':
    case 'projection':
    case 'ownership_sum':
    case 'ownership_product':
    case 'feature_share':
    case 'uniques':
      return false
  }
}

function isOfSlots(when: Condition | { slots: SlotKind } | null): boolean {
  return when !== null && when.slots !== 'any'
}

/** More players than the format has slots. */
function asksForMore(rule: BuildRule, most: number): boolean {
  switch (rule.kind) {
    case 'group':
      return (rule.count.min ?? 0) > most
    case 'team_split':
      return rule.ofCaptainsTeam.some((count) => count > most)
    case 'split_share':
      return rule.ofCaptainsTeam > most
    case 'feature_share':
      return rule.atLeast >= most
    case 'uniques':
      return rule.players > most
    default:
      return false
  }
}
