import { withEntry } from '#core/rules/default-rules.ts'
import type { Change, ConflictReport } from '#optimizer/conflicts/conflict-report.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import type { NewGroup } from '../groups/kept-groups.ts'
import { type RuleInForce, settingId } from '../set/rules-in-force.ts'

/**
 * What a build is asked for. `rest`: locked lineups stay, and removed ones do not come back; with a group its lineups come on top
 * of the list.
 */
export type Asked = { count: number; rest: boolean; group?: NewGroup }

/** The rules that a build was asked under; `report` is null while the reason is looked for. */
export type Conflict = { asked: Asked; rules: readonly RuleInForce[]; report: ConflictReport | null }

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
