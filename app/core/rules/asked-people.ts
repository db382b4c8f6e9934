import type { BuildRule } from './build-rule.ts'

/**
 * The people (by `personKey`) that rules ask for by name: locked, among the captains, or with a least share or number. A build
 * uses them, whatever is expected of them.
 */
export function askedPeople(rules: readonly BuildRule[]): ReadonlySet<string> {
  return new Set(rules.flatMap(askedBy))
}

function askedBy(rule: BuildRule): readonly string[] {
  switch (rule.kind) {
    case 'person':
      return rule.use === 'lock' ? [rule.person] : []
    case 'captain_pool':
      return rule.people
    case 'exposure':
      return rule.pct.min ? (rule.players.people ?? []) : []
    case 'group':
      return rule.count.min ? (rule.players.people ?? []) : []
    default:
      return []
  }
}
