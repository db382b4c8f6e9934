import type { UnmetRule } from '../build-request.ts'
import { type Demand, hasFeature } from './demand.ts'
import { captainRow, type PoolFacts, type Rows } from './pool-facts.ts'

/**
 * The demands that these lineups do not meet, by rule. `wanted` and `got` count what the user set: lineups that hold the
 * player, or captains. `of`: the lineups that the demands are about.
 */
export function unmetRules(
  demands: readonly Demand[],
  lineups: readonly Rows[],
  of: number,
  facts: PoolFacts,
): UnmetRule[] {
  return demands.flatMap((demand): UnmetRule[] => {
    const { rule, person, feature, lineups: demanded, isMaximum } = demand
    const who = { rule, ...(person !== undefined && { person }) }
    if (feature.kind === 'new_captain') {
      const captains = new Set(lineups.map((rows) => facts.personOfRow[captainRow(facts, rows)!]))
      return captains.size < demanded ? [{ ...who, wanted: demanded, got: captains.size }] : []
    }
    const having = lineups.filter((rows) => hasFeature(feature, rows, facts, new Set())).length
    if (!isMaximum) return having < demanded ? [{ ...who, wanted: demanded, got: having }] : []
    const most = of - demanded
    const got = lineups.length - having
    return got > most ? [{ ...who, wanted: most, got }] : []
  })
}
