import { useMemo, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { DialogFooter, OpenDialog } from '#app/components/ui/dialog.tsx'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { RuleFields } from './rule-fields.tsx'
import { missingInRule, RULE_KINDS } from './rule-kinds.ts'

/** Makes or changes one rule; its sentence follows each choice. */
export default function RuleDialog({
  first,
  isNew,
  onSave,
  onClose,
}: {
  first: BuildRule
  isNew: boolean
  onSave: (rule: BuildRule) => void
  onClose: () => void
}) {
  const { format, playerPool } = useSlate()
  const [rule, setRule] = useState(first)
  const pool = useMemo(() => rulePool(playerPool, format), [playerPool, format])
  const names = useMemo(() => peopleNames(pool), [pool])
  const missing = missingInRule(rule, format, pool)
  const kind = RULE_KINDS.find((each) => each.kind === rule.kind)
  return (
    <OpenDialog
      title={`${isNew ? 'Add' : 'Edit'}: ${kind?.label ?? 'rule'}`}
      description={kind?.hint}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (missing === null) onSave(rule)
        }}
        className="grid gap-4"
      >
        <RuleFields rule={rule} pool={pool} names={names} onChange={setRule} />
        <p
          role="status"
          className="rounded-md border border-border bg-raised px-3 py-2 text-sm wrap-anywhere"
        >
          {missing === null ? (
            `${ruleSentence(rule, names, format)}.`
          ) : (
            <span className="text-muted">{missing}</span>
          )}
        </p>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={missing !== null}>
            {isNew ? 'Add rule' : 'Save rule'}
          </Button>
        </DialogFooter>
      </form>
    </OpenDialog>
  )
}
