import { Disclosure } from '#app/components/ui/disclosure.tsx'
import { useStanding } from '#app/lib/slate-memory/use-standing.ts'
import { pluralize } from '#core/figures/format.ts'
import { readRuleEntries } from '#core/rules/reading/read-rule-entries.ts'
import { rulesForSlate } from '#core/standing/applied.ts'
import { leftOutText } from '#core/standing/applied-text.ts'
import { asValue, newField, type RuleSet, ruleSetsOf } from '#core/standing/standing.ts'
import { UNDO_ENTRIES } from '../state/entries-steps.ts'
import { newRuleId } from '../state/new-rule-id.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { KeptByName } from './kept-by-name.tsx'

/** The user's rules by name; nothing without an account. */
export function RuleSets() {
  const { format, buildRules, rules, playerPool } = useSlate()
  const dispatch = useDispatch()
  const { choices, change } = useStanding()
  if (choices === null) return null
  const sets = ruleSetsOf(choices, format.id)

  function keep(name: string) {
    const before = sets.find((set) => set.name === name)
    const set: RuleSet = {
      ...{ name, formatId: format.id, isStarred: before?.isStarred ?? false },
      ...{ entries: readRuleEntries(buildRules).entries, rules },
    }
    change({ [before?.field ?? newField('rules', newRuleId())]: asValue(set) })
  }

  function use(set: RuleSet) {
    const applied = rulesForSlate([set], playerPool)
    if (JSON.stringify(applied.rules) !== JSON.stringify(rules))
      dispatch({ type: 'set_rules', rules: applied.rules })
    dispatch({
      type: 'set_entries',
      entries: { buildRules: applied.entries },
      notice: {
        title: `“${set.name}” is in force`,
        ...(applied.leftOut > 0 ? { description: `Left out: ${leftOutText(applied.leftOut)}.` } : {}),
        undo: UNDO_ENTRIES,
      },
    })
  }

  return (
    <Disclosure title={sets.length > 0 ? `My rules ${sets.length}` : 'My rules'}>
      <KeptByName
        noun="rules"
        lines={sets.map((set) => ({ ...set, about: pluralize(set.entries.length, 'rule') }))}
        note={`Starred rules are applied to each new slate of ${format.name}.`}
        firstName=""
        onKeep={keep}
        onUse={(field) => {
          const set = sets.find((each) => each.field === field)
          if (set) use(set)
        }}
        onStar={(field, isStarred) => {
          const found = sets.find((each) => each.field === field)
          if (!found) return
          const { field: _place, ...set } = found
          change({ [field]: asValue({ ...set, isStarred }) })
        }}
        onDelete={(field) => change({ [field]: null })}
      />
    </Disclosure>
  )
}
