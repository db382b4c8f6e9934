import type { BuildRule } from '#core/rules/build-rule.ts'
import type { RulePool } from '#core/rules/rule-pool.ts'
import type { PeopleNames } from '#core/rules/words/words.ts'

export type RuleFieldsProps = {
  rule: BuildRule
  pool: RulePool
  names: PeopleNames
  onChange: (rule: BuildRule) => void
}
