import { useState } from 'react'
import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { BuildRule, RuleEntry } from '#core/rules/build-rule.ts'
import { isSingleLineupRule } from '#core/rules/build-rule.ts'
import { type RuleShare, ruleShareText } from '#core/rules/judging/rule-share.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { buildRequestOf } from '../set/build-request-of.ts'

/** The rules are counted when no further change has come for so long. */
const PAUSE_MS = 400

/** What each rule removes of the legal lineups, as a text, by the rule itself; counted in a thread after each change. */
export function useRuleShares(
  state: LineupState,
  entries: readonly RuleEntry[],
): ReadonlyMap<BuildRule, string> {
  const [texts, setTexts] = useState<ReadonlyMap<BuildRule, string>>(new Map())
  const { playerPool, excludedPeople, putBack } = state

  // Without a kernel nothing is said about the rules. A text stays until its rule is counted anew.
  useTask(
    [entries, playerPool, excludedPeople, putBack],
    async ({ signal }) => {
      const rules = entries.map(({ rule }) => rule).filter(isSingleLineupRule)
      if (rules.length === 0) return null
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      if (signal.aborted) return null
      const shares = await ask('shares', sent({ ...buildRequestOf(state, 1, false), rules }), { signal })
      if (shares) setTexts(textsOf(rules, shares))
      return shares
    },
    { starts: true },
  )
  return texts
}

function textsOf(
  rules: readonly BuildRule[],
  shares: readonly (RuleShare | null)[],
): ReadonlyMap<BuildRule, string> {
  return new Map(
    rules.flatMap((rule, index) => {
      const share = shares[index]
      return share ? [[rule, ruleShareText(share)] as const] : []
    }),
  )
}
