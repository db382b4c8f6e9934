import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { DialogLoadFailure, LoadFailure } from '#app/components/load-failure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Disclosure } from '#app/components/ui/disclosure.tsx'
import { pluralize } from '#core/figures/format.ts'
import type { BuildRule, RuleEntry } from '#core/rules/build-rule.ts'
import { type DefaultRule, defaultRules, withDefaultRules, withEntry } from '#core/rules/default-rules.ts'
import { DEFAULT_RULES, rulesOfFormat, ruleText } from '#core/rules/lineup-rule.ts'
import { readRuleEntries } from '#core/rules/reading/read-rule-entries.ts'
import { unfitRule } from '#core/rules/reading/unfit-rule.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import { capitalized } from '#core/text/words.ts'
import { optionalLazy } from '../../optional-lazy.tsx'
import { RuleSets } from '../../standing/rule-sets.tsx'
import { UNDO_ENTRIES } from '../../state/entries-steps.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { newRuleId } from '../../state/new-rule-id.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { useList } from '../set/list-context.ts'
import { askedBy } from '../set/rules-in-force.ts'
import { ruleKindsOf } from './rule-kinds.ts'
import { RulePrice } from './rule-price.tsx'
import { useRuleShares } from './use-rule-shares.ts'

const RuleDialog = optionalLazy(() => import('./rule-dialog.tsx'), { failed: <DialogLoadFailure /> })
const ReadyMadeList = optionalLazy(() => import('./ready-made-list.tsx'), {
  failed: <LoadFailure part="The list" />,
})

/** The rule in the dialog; without an id a new one. */
type OpenRule = { id: string | null; rule: BuildRule }

/** The rules of every build: each a sentence that can be switched off, changed and deleted. */
export default function RulesPanel() {
  const state = useSlate()
  const { count } = useList()
  const dispatch = useDispatch()
  const { format, playerPool, buildRules, lockedIds, rules, build } = state
  const [open, setOpen] = useState<OpenRule | null>(null)
  const pool = useMemo(() => rulePool(playerPool, format), [playerPool, format])
  const names = useMemo(() => peopleNames(pool), [pool])
  const { entries: own, refused } = useMemo(() => readRuleEntries(buildRules), [buildRules])
  const asked = useMemo(() => askedBy(state, count), [state, count])
  const entries = useMemo(() => withDefaultRules(own, asked), [own, asked])
  const byDefault = new Map(defaultRules(asked).map((each) => [each.id, each]))

  const isUnchanged = ({ id }: RuleEntry) => byDefault.has(id) && !own.some((entry) => entry.id === id)
  const shares = useRuleShares(state, entries)

  function change(next: readonly RuleEntry[], title?: string) {
    dispatch({
      type: 'set_entries',
      entries: { buildRules: next },
      ...(title ? { notice: { title, undo: UNDO_ENTRIES } } : {}),
    })
  }

  function save({ id }: OpenRule, rule: BuildRule) {
    setOpen(null)
    const before = entries.find((entry) => entry.id === id)
    change(withEntry(buildRules, before ? { ...before, rule } : { id: newRuleId(), isOn: true, rule }))
  }

  return (
    <section aria-label="Rules" className="grid min-h-0 content-start gap-3 overflow-y-auto p-3 text-sm">
      <AddRule
        kinds={ruleKindsOf(format).map(({ kind, label }) => ({ kind, label }))}
        onAdd={(kind) => {
          const chosen = ruleKindsOf(format).find((each) => each.kind === kind)
          if (chosen) setOpen({ id: null, rule: chosen.blank(format) })
        }}
      />
      <ul className="grid">
        {rulesOfFormat(DEFAULT_RULES, format).map((rule) => {
          const others = rules.filter(({ position }) => position !== rule.position)
          return (
            <RuleLine
              key={rule.position}
              sentence={capitalized(ruleText(rule))}
              note="For single lineups too"
              isOn={others.length < rules.length}
              onSwitch={(isOn) => dispatch({ type: 'set_rules', rules: isOn ? [...others, rule] : others })}
            />
          )
        })}
        {lockedIds.size > 0 ? (
          <li className="border-t border-border py-2 text-muted first:border-t-0">
            {pluralize(lockedIds.size, 'player')} locked in the pool, in every lineup.
          </li>
        ) : null}
        {entries.map((entry) => (
          <RuleLine
            key={entry.id}
            sentence={ruleSentence(entry.rule, names, format)}
            isOn={entry.isOn}
            warning={
              unfitRule(entry.rule, format) ??
              unmetNote(entry, build) ??
              (build?.chosenFor && isUnchanged(entry) ? NOT_OF_A_CHOICE : null)
            }
            note={byDefault.has(entry.id) ? defaultNote(byDefault.get(entry.id)!) : shares.get(entry.rule)}
            price={
              entry.isOn && entry.rule.kind !== 'boost' ? (
                <RulePrice ruleId={entry.id} sentence={ruleSentence(entry.rule, names, format)} />
              ) : null
            }
            onSwitch={(isOn) => change(withEntry(buildRules, { ...entry, isOn }))}
            onEdit={() => setOpen(entry)}
            {...(byDefault.has(entry.id)
              ? {}
              : {
                  onDelete: () =>
                    change(
                      buildRules.filter(({ id }) => id !== entry.id),
                      'Rule deleted',
                    ),
                })}
          />
        ))}
        {refused.map(({ place, problem }) => (
          <RuleLine
            key={`refused ${place}`}
            sentence={`A rule of another version: ${problem}`}
            warning="Not in force. Delete it, or open the slate with the version that made it."
            onDelete={() => change(buildRules.filter((_, index) => index !== place))}
          />
        ))}
      </ul>
      {own.length === 0 && refused.length === 0 ? (
        <p className="text-muted">
          No rules of your own. Exposures can be typed into the pool. Every other rule is added above.
        </p>
      ) : null}
      <Disclosure title="Ready-made rules">
        <ReadyMadeList
          lineups={count}
          takenIds={new Set(entries.map(({ id }) => id))}
          onTake={({ id, rule }) => change([...buildRules, { id, isOn: true, rule }])}
        />
      </Disclosure>
      <RuleSets />
      {open ? (
        <RuleDialog
          first={open.rule}
          isNew={open.id === null}
          onSave={(rule) => save(open, rule)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  )
}

/** Of a default rule, which entries chosen by worth obey only once the user changed it. */
const NOT_OF_A_CHOICE =
  'This list does not obey it: entries chosen by worth obey only rules that you added or changed.'

function defaultNote({ fromLineups, evidence }: DefaultRule): string {
  return `From ${fromLineups} lineups on. ${evidence}`
}

/** What the last build had of a rule that it could not meet in full: more than a maximum, or less than a minimum. */
function unmetNote({ id, isOn, rule }: RuleEntry, build: LineupState['build']): string | null {
  const unmet = isOn ? build?.unmet.find(({ ruleId }) => ruleId === id) : undefined
  if (!unmet) return null
  const got = pluralize(unmet.got, rule.kind === 'captains' ? 'captain' : 'lineup')
  return `Not met in full: ${got} instead of ${unmet.wanted}`
}

function AddRule<Kind extends string>({
  kinds,
  onAdd,
}: {
  kinds: readonly { kind: Kind; label: string }[]
  onAdd: (kind: Kind) => void
}) {
  return (
    <Disclosure title="Add a rule">
      <div className="flex flex-wrap gap-1.5 p-2">
        {kinds.map(({ kind, label }) => (
          <Button key={kind} size="small" onClick={() => onAdd(kind)}>
            {label}
          </Button>
        ))}
      </div>
    </Disclosure>
  )
}

function RuleLine({
  sentence,
  note,
  warning,
  price,
  isOn = false,
  onSwitch,
  onEdit,
  onDelete,
}: {
  sentence: string
  note?: string | undefined
  warning?: string | null
  price?: ReactNode
  isOn?: boolean
  onSwitch?: (isOn: boolean) => void
  onEdit?: () => void
  onDelete?: () => void
}) {
  return (
    <li className="flex items-start gap-2 border-t border-border py-1.5 first:border-t-0">
      <div className="min-w-0 flex-1 py-0.5 wrap-anywhere">
        {onSwitch ? (
          <label className="flex items-start gap-2 pointer-coarse:-my-2 pointer-coarse:min-h-11 pointer-coarse:items-center pointer-coarse:py-2">
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => onSwitch(target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:mt-0"
            />
            <span className={isOn ? '' : 'text-muted line-through'}>{sentence}</span>
          </label>
        ) : (
          <p>{sentence}</p>
        )}
        <div className={onSwitch ? 'pl-6' : ''}>
          {warning ? <p className="text-warn">{warning}</p> : null}
          {note ? <p className="text-muted">{capitalized(note)}</p> : null}
          {price}
        </div>
      </div>
      {onEdit ? (
        <RowButton label={`Edit: ${sentence}`} icon={<Pencil aria-hidden />} onClick={onEdit} />
      ) : null}
      {onDelete ? (
        <RowButton label={`Delete: ${sentence}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
      ) : null}
    </li>
  )
}

function RowButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="inline"
      aria-label={label}
      onClick={onClick}
      className="w-6 pointer-coarse:w-11"
    >
      {icon}
    </Button>
  )
}
