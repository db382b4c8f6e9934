import { isCaptainRow, personKey } from '#core/players/player.ts'
import type { BuildRule, RuleEntry } from '#core/rules/build-rule.ts'
import { type AskedBuild, rulesOfChoice, withDefaultRules } from '#core/rules/default-rules.ts'
import { type LineupRule, rulesOfFormat } from '#core/rules/lineup-rule.ts'
import { readRuleEntries } from '#core/rules/reading/read-rule-entries.ts'
import { unfitRule } from '#core/rules/reading/unfit-rule.ts'
import { settingsOf } from '../../state/contest-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'

/** A rule of a build, and the entry of the rules panel, the setting or the lock that it comes from. */
export type RuleInForce = { id: string; rule: BuildRule }

/** The id of a rule that the settings switch. */
export function settingId({ position }: LineupRule): string {
  return `setting:${position}`
}

/** The entries of the rules that the list was made under, to be saved with its lineups; `lineups` of them. */
export function rulesOfList(
  state: Pick<LineupState, 'format' | 'playerPool' | 'buildRules' | 'build' | 'settings' | 'contest'>,
  lineups: number,
): RuleEntry[] {
  const { entries } = readRuleEntries(state.buildRules)
  return (state.build?.chosenFor ? rulesOfChoice : withDefaultRules)(entries, askedBy(state, lineups))
}

/** A build of so many lineups, as its default rules depend on it. */
export function askedBy(
  state: Pick<LineupState, 'format' | 'playerPool' | 'settings' | 'contest'>,
  lineups: number,
): AskedBuild {
  const { format, playerPool } = state
  return { format, playerPool, lineups, contestFormat: settingsOf(state).contestFormat }
}

type RuleSources = Pick<
  LineupState,
  'rules' | 'format' | 'playerPool' | 'lockedIds' | 'buildRules' | 'settings' | 'contest'
>

/**
 * What a build of so many lineups obeys: the rules of the settings, the locks of the pool, and the rules that are switched on;
 * default rules are on until the user switches them off. `isChoice`: of entries chosen by worth, which have none of their own accord.
 */
export function rulesInForce(state: RuleSources, lineups: number, isChoice = false): RuleInForce[] {
  const { rules, format, playerPool, lockedIds, buildRules } = state
  const locked = playerPool.filter(({ id }) => lockedIds.has(id))
  return [
    ...rulesOfFormat(rules, format).map((rule) => ({ id: settingId(rule), rule })),
    ...locked.map((row) => ({
      id: `lock:${row.id}`,
      rule: {
        kind: 'person' as const,
        person: personKey(row),
        slots:
          format.captain === null
            ? ('any' as const)
            : isCaptainRow(row)
              ? ('captain' as const)
              : ('flex' as const),
        use: 'lock' as const,
      },
    })),
    ...(isChoice ? rulesOfChoice : withDefaultRules)(
      readRuleEntries(buildRules).entries,
      askedBy(state, lineups),
    )
      .filter(({ isOn, rule }) => isOn && unfitRule(rule, format) === null)
      .map(({ id, rule }) => ({ id, rule })),
  ]
}
