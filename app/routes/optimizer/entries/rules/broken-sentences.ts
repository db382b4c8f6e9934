import type { Player } from '#core/players/player.ts'
import { brokenBuildRules } from '#core/rules/judging/obeys-rule.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { has, placesOf } from '../set/keep-build.ts'
import { rulesInForce } from '../set/rules-in-force.ts'

/**
 * The rules in force that a complete lineup breaks by itself, as sentences; its players are in slot order. A rule about the
 * projection is not among them, since the best lineup is known only after a search.
 */
export function brokenSentences(state: LineupState, players: readonly Player[]): string[] {
  const { rules, pool, broken } = rulesOfList(state)
  const names = peopleNames(pool)
  return broken(players).map((place) => ruleSentence(rules[place]!, names, state.format))
}

/** Whether a lineup is not in the list yet and breaks no rule that the one it replaces obeys; its rows are in slot order. */
export function mayReplace(
  state: LineupState,
  players: readonly Player[],
): (rows: readonly Player[]) => boolean {
  const { broken } = rulesOfList(state)
  const { build } = state
  const before = new Set(broken(players))
  return (rows) => {
    const places = build && placesOf(build, rows.map(rowKey))
    if (build && places && has(build.lineups, places)) return false
    return broken(rows).every((place) => before.has(place))
  }
}

function rulesOfList(state: LineupState) {
  const { format, playerPool } = state
  const rules = rulesInForce(state, 1).map(({ rule }) => rule)
  const pool = rulePool(playerPool, format)
  const broken = (players: readonly Player[]) =>
    brokenBuildRules(players, rules, { format, pool, mostPoints: null })
  return { rules, pool, broken }
}
