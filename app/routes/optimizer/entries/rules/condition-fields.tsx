import type { BoostRule, BuildRule, Condition } from '#core/rules/build-rule.ts'
import { ChoiceGroup } from '../../settings/choice-group.tsx'
import { PeopleField } from './people-field.tsx'
import { PlayersAndSlots, SlotsField } from './player-fields.tsx'
import type { RuleFieldsProps } from './rule-fields-props.ts'

const ALWAYS_OR_IF = [
  { value: 'always', label: 'Always' },
  { value: 'if', label: 'Only if' },
] as const

const NEW_CONDITION: Condition = { players: { people: [] }, slots: 'any', team: 'any' }

/** When a group rule binds: always, or only in lineups that hold one of a set. */
export function GroupCondition({
  rule,
  onChange,
  ...of
}: Omit<RuleFieldsProps, 'rule'> & { rule: BuildRule & { kind: 'group' } }) {
  const { when } = rule
  return (
    <>
      <ChoiceGroup
        legend="Binds"
        choices={ALWAYS_OR_IF}
        value={when ? 'if' : 'always'}
        onChange={(choice) => onChange({ ...rule, when: choice === 'if' ? NEW_CONDITION : null })}
      />
      {when ? (
        <div className="grid gap-4 border-l-2 border-border pl-3">
          <PlayersAndSlots
            meant={when}
            {...of}
            onChange={(changed) => onChange({ ...rule, when: { ...when, ...changed } })}
          />
          <ChoiceGroup
            legend="Counts players of"
            choices={[
              { value: 'any', label: 'Either team' },
              { value: 'same', label: 'Their team' },
              { value: 'other', label: 'The other' },
            ]}
            value={when.team}
            onChange={(team) => onChange({ ...rule, per: 'lineup', when: { ...when, team } })}
          />
        </div>
      ) : null}
    </>
  )
}

/** When a boost counts: always, or only beside one player. */
export function BoostCondition({
  rule,
  onChange,
  ...of
}: Omit<RuleFieldsProps, 'rule'> & { rule: BoostRule }) {
  const { when } = rule
  return (
    <>
      <ChoiceGroup
        legend="Counts"
        choices={ALWAYS_OR_IF}
        value={when ? 'if' : 'always'}
        onChange={(choice) =>
          onChange({ ...rule, when: choice === 'if' ? { person: '', slots: 'any' } : null })
        }
      />
      {when ? (
        <div className="grid gap-4 border-l-2 border-border pl-3">
          <PeopleField
            label="Beside"
            isOne
            people={when.person === '' ? [] : [when.person]}
            {...of}
            onChange={(people) => onChange({ ...rule, when: { ...when, person: people.at(-1) ?? '' } })}
          />
          <SlotsField
            slots={when.slots}
            onChange={(slots) => onChange({ ...rule, when: { ...when, slots } })}
          />
        </div>
      ) : null}
    </>
  )
}
