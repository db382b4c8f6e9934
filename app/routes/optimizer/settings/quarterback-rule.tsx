import type { Format } from '#core/formats/format.ts'
import { type LineupRule, ONE_QUARTERBACK_A_TEAM, rulesOfFormat } from '#core/rules/lineup-rule.ts'
import { ChoiceGroup } from './choice-group.tsx'

const CHOICES = [
  { value: 'one', label: 'One at most' },
  { value: 'any', label: 'Any number' },
] as const

/** Switches the rule of one quarterback a team; absent in formats that have one slot for quarterbacks. */
export function QuarterbackRule({
  mode,
  rules,
  onChange,
}: {
  mode: Format
  rules: readonly LineupRule[]
  onChange: (rules: readonly LineupRule[]) => void
}) {
  if (rulesOfFormat([ONE_QUARTERBACK_A_TEAM], mode).length === 0) return null
  const others = rules.filter(({ position }) => position !== ONE_QUARTERBACK_A_TEAM.position)
  const isOn = others.length < rules.length
  return (
    <ChoiceGroup
      legend="Quarterbacks of a team"
      choices={CHOICES}
      value={isOn ? 'one' : 'any'}
      hint={
        isOn
          ? 'Only one of them plays, so the other would score nothing. Those you lock or add yourself stay.'
          : 'A run may choose two quarterbacks of a team.'
      }
      onChange={(choice) => onChange(choice === 'one' ? [...others, ONE_QUARTERBACK_A_TEAM] : others)}
    />
  )
}
