import { withEntry } from '#core/rules/default-rules.ts'
import type { Change } from '#optimizer/conflicts/conflict-report.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { type RuleInForce, settingId } from '../building/rules-in-force.ts'

/** The actions that make these changes of a report on the screen. `rules`: those that the report's places are of. */
export function actionsOfChanges(
  changes: readonly Change[],
  rules: readonly RuleInForce[],
  state: LineupState,
): LineupAction[] {
  const actions: LineupAction[] = []
  let { buildRules, build } = state
  for (const change of changes) {
    if (change.kind === 'rule') {
      const inForce = rules[change.rule]!
      const { id } = inForce
      const row = state.playerPool.find((player) => id === `lock:${player.id}`)
      const others = state.rules.filter((rule) => settingId(rule) !== id)
      if (others.length < state.rules.length) actions.push({ type: 'set_rules', rules: others })
      else if (row) actions.push({ type: 'toggle_lock', player: row })
      else
        buildRules = withEntry(buildRules, { id, isOn: change.to !== null, rule: change.to ?? inForce.rule })
    } else if (change.kind === 'put_back') {
      actions.push({ type: 'put_back', people: change.people })
    } else if (change.kind === 'release_kept_lineups') {
      build = build && { ...build, locked: [] }
    } else if (change.kind === 'allow_banned_lineups') {
      build = build && { ...build, removed: [] }
    }
  }
  return [...actions, { type: 'set_entries', entries: { buildRules, build } }]
}

/** Lineups to ask for after these changes. */
export function countAfter(changes: readonly Change[], wanted: number): number {
  return changes.find((change) => change.kind === 'count')?.count ?? wanted
}
