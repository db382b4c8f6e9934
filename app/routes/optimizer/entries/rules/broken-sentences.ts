import type { Player } from '#core/players/player.ts'
import { brokenBuildRules } from '#core/rules/judging/obeys-rule.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { rulesInForce } from '../building/rules-in-force.ts'

/**
 * The rules in force that a complete lineup breaks by itself, as sentences; its players are in slot order. A rule about the
 * projection is not among them, since the best lineup is known only after a search.
 */
export function brokenSentences(state: LineupState, players: readonly Player[]): string[] {
  const { mode, playerPool } = state
  const rules = rulesInForce(state, 1).map(({ rule }) => rule)
  const pool = rulePool(playerPool, mode)
  const names = peopleNames(pool)
  return brokenBuildRules(players, rules, { mode, pool, mostPoints: null }).map((place) =>
    ruleSentence(rules[place]!, names, mode),
  )
}
