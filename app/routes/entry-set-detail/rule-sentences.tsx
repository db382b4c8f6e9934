import type { EntrySetDetail } from '#contract/entry-sets.ts'
import { toSetRows } from '#contract/set-rows.ts'
import { playersOfSet } from '#core/entries/set-players.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { readRuleEntries } from '#core/rules/reading/read-rule-entries.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'

/** Each rule as a sentence. People who are in no lineup are not in the set, so they are counted without their names. */
export default function RuleSentences({ detail }: { detail: EntrySetDetail }) {
  const format = findFormat(detail.entry_set.game_mode)
  if (!format) return null
  const names = peopleNames(rulePool(playersOfSet(toSetRows(detail), format), format))
  const { entries, refused } = readRuleEntries(detail.rules)
  return (
    <ul className="grid gap-2 text-sm">
      {entries.map(({ id, isOn, rule }) => (
        <li key={id} className={isOn ? undefined : 'text-muted'}>
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
