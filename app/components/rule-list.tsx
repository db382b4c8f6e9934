import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import { readRuleEntries } from '#core/rules/reading/read-rule-entries.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'

/** Rules as sentences. `players`: whose names are known; others are counted without them. `rules`: null where they are not known. */
export function RuleList({
  rules,
  players,
  format,
}: {
  rules: readonly RuleEntry[] | null
  players: readonly Player[]
  format: Format
}) {
  if (rules === null) return <p className="text-sm text-muted">The rules of these lineups are not known.</p>
  const names = peopleNames(rulePool(players, format))
  const { entries, refused } = readRuleEntries(rules)
  if (entries.length + refused.length === 0) return <p className="text-sm text-muted">Without rules.</p>
  return (
    <ul className="grid gap-1 text-sm">
      {entries.map(({ id, isOn, rule }) => (
        <li key={id} className={isOn ? 'wrap-anywhere' : 'wrap-anywhere text-muted'}>
          {ruleSentence(rule, names, format)}
          {isOn ? null : ' (off)'}
        </li>
      ))}
      {refused.length > 0 ? (
        <li className="text-muted">{`${refused.length} more that this version can't read`}</li>
      ) : null}
    </ul>
  )
}
