import { useEffect, useState } from 'react'
import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import type { BuildRule, RuleEntry } from '#core/rules/build-rule.ts'
import { isSingleLineupRule } from '#core/rules/build-rule.ts'
import { type RuleShare, ruleShareText } from '#core/rules/judging/rule-share.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { buildRequestOf } from '../building/build-request-of.ts'

/** The rules are counted when no further change has come for so long. */
const PAUSE_MS = 400

/** What each rule removes of the legal lineups, as a text, by the rule itself; counted in a thread after each change. */
export function useRuleShares(
  state: LineupState,
  entries: readonly RuleEntry[],
): ReadonlyMap<BuildRule, string> {
  const [texts, setTexts] = useState<ReadonlyMap<BuildRule, string>>(new Map())
  const { playerPool, excludedPeople, putBack } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the legal lineups and the rules depend on
  useEffect(() => {
    const rules = entries.map(({ rule }) => rule).filter(isSingleLineupRule)
    if (rules.length === 0) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      ask('shares', sent({ ...buildRequestOf(state, 1, false), rules }), { signal: controller.signal }).then(
        (shares) => shares && setTexts(textsOf(rules, shares)),
        // Without a kernel nothing is said about the rules.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [entries, playerPool, excludedPeople, putBack])

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
