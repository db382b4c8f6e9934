import type { BuildRule } from '#core/rules/build-rule.ts'
import type { UnmetRule } from '../build-request.ts'
import { demandsOf, hasFeature } from './demand.ts'
import { captainRow, type PoolFacts, type Rows } from './pool-facts.ts'

/**
 * What these lineups do not meet, by rule. `wanted` and `got` count what the user set: lineups that hold the player, or
 * captains. `of`: how many lineups the shares are of.
 */
export function unmetRules(
  rules: readonly BuildRule[],
  lineups: readonly Rows[],
  of: number,
  facts: PoolFacts,
): UnmetRule[] {
  const ofShares = demandsOf(rules, facts, of).flatMap((demand): UnmetRule[] => {
    const { rule: place, person, feature, lineups: demanded, isMaximum } = demand
    const who = { rule: place, ...(person !== undefined && { person }) }
    if (feature.kind === 'new_captain') return []
    const having = lineups.filter((rows) => hasFeature(feature, rows, facts, new Set())).length
    if (!isMaximum) return having < demanded ? [{ ...who, wanted: demanded, got: having }] : []
    const most = of - demanded
    const got = lineups.length - having
    return got > most ? [{ ...who, wanted: most, got }] : []
  })
  return [...captainsMissing(rules, lineups, facts), ...ofShares].sort((a, b) => a.rule - b.rule)
}

/** Each rule about the number of captains is told, though only the one that asks for most is planned. */
function captainsMissing(
  rules: readonly BuildRule[],
  lineups: readonly Rows[],
  facts: PoolFacts,
): UnmetRule[] {
  if (facts.captainPlace < 0) return []
  const got = new Set(lineups.map((rows) => facts.personOfRow[captainRow(facts, rows)!])).size
  return rules.flatMap((rule, place) =>
    rule.kind === 'captains' && got < rule.atLeast ? [{ rule: place, wanted: rule.atLeast, got }] : [],
  )
}
