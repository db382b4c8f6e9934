import type { LineupRule } from '#core/rules/lineup-rule.ts'
import { ChoiceGroup } from './choice-group.tsx'

const CHOICES = [
  { value: 'one', label: 'One at most' },
  { value: 'any', label: 'Any number' },
] as const

/** The words of a rule that the settings switch, by the rule's position. */
const WORDS: Partial<Record<LineupRule['position'], { legend: string; one: string; any: string }>> = {
  QB: {
    legend: 'Quarterbacks of a team',
    one: 'Only one of them plays.',
    any: 'A run may choose both.',
  },
  K: {
    legend: 'Kickers of a lineup',
    one: 'Entries with two reached the top less often.',
    any: 'A run may choose both.',
  },
}

/** Switches a rule of every run. */
export function LineupRuleChoice({
  rule,
  rules,
  onChange,
}: {
  rule: LineupRule
  /** The rules in force. */
  rules: readonly LineupRule[]
  onChange: (rules: readonly LineupRule[]) => void
}) {
  const words = WORDS[rule.position]
  if (!words) return null
  const others = rules.filter(({ position }) => position !== rule.position)
  const isOn = others.length < rules.length
  return (
    <ChoiceGroup
      legend={words.legend}
      choices={CHOICES}
      value={isOn ? 'one' : 'any'}
      hint={isOn ? words.one : words.any}
      onChange={(choice) => onChange(choice === 'one' ? [...others, rule] : others)}
    />
  )
}
