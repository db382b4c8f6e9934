import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { Format } from '#core/formats/format.ts'
import { splitWord } from '#core/rules/words/words.ts'
import { ChoiceGroup } from '../../settings/choice-group.tsx'
import { useSlate } from '../../state/slate-context.tsx'
import { BoostCondition, GroupCondition } from './condition-fields.tsx'
import { NumberField, RangeFields } from './number-fields.tsx'
import { PeopleField } from './people-field.tsx'
import { Chips, PlayerSetFields, PlayersAndSlots, SlotsField } from './player-fields.tsx'
import type { RuleFieldsProps } from './rule-fields-props.ts'
import { withSide } from './rule-kinds.ts'

/** The fields of a rule, by its kind. */
export function RuleFields({ rule, onChange, ...of }: RuleFieldsProps): ReactNode {
  const { format } = useSlate()
  switch (rule.kind) {
    case 'one_of_a_team':
    case 'one_of_a_lineup':
      return null
    case 'person':
      return (
        <>
          <PeopleField
            label="Player"
            isOne
            people={rule.person === '' ? [] : [rule.person]}
            {...of}
            onChange={(people) => onChange({ ...rule, person: people.at(-1) ?? '' })}
          />
          <SlotsField slots={rule.slots} onChange={(slots) => onChange({ ...rule, slots })} />
          <ChoiceGroup
            legend="Use"
            choices={[
              { value: 'lock', label: 'In every lineup' },
              { value: 'exclude', label: 'In none' },
            ]}
            value={rule.use}
            onChange={(use) => onChange({ ...rule, use })}
          />
        </>
      )
    case 'captain_pool':
      return (
        <PeopleField
          label="Players"
          people={rule.people}
          {...of}
          onChange={(people) => onChange({ ...rule, people })}
        />
      )
    case 'group':
      return (
        <>
          <PlayersAndSlots meant={rule} {...of} onChange={(changed) => onChange({ ...rule, ...changed })} />
          <RangeFields
            label="Players of the set"
            range={rule.count}
            onChange={(count) => onChange({ ...rule, count })}
          />
          <ChoiceGroup
            legend="Counted"
            choices={[
              { value: 'lineup', label: 'In the lineup' },
              { value: 'team', label: 'For each team' },
              ...(format.from.games > 1 || rule.per === 'game'
                ? [{ value: 'game' as const, label: 'For each game' }]
                : []),
            ]}
            value={rule.per}
            onChange={(per) => onChange({ ...rule, per })}
          />
          <GroupCondition rule={rule} {...of} onChange={onChange} />
        </>
      )
    case 'boost':
      return (
        <>
          <PlayersAndSlots meant={rule} {...of} onChange={(changed) => onChange({ ...rule, ...changed })} />
          <NumberField
            label="Points"
            unit="%"
            hint="10 counts 12 points as 13.2; -10 counts them as 10.8."
            value={rule.pct}
            onChange={(pct) => onChange({ ...rule, pct: pct ?? 0 })}
          />
          <BoostCondition rule={rule} {...of} onChange={onChange} />
        </>
      )
    case 'exposure':
      return (
        <>
          <PlayersAndSlots meant={rule} {...of} onChange={(changed) => onChange({ ...rule, ...changed })} />
          <ShareFields range={rule.pct} onChange={(pct) => onChange({ ...rule, pct })} />
          <ChoiceGroup
            legend="Counted"
            choices={[
              { value: 'together', label: 'One of them' },
              { value: 'each', label: 'Each player' },
            ]}
            value={rule.each ? 'each' : 'together'}
            onChange={(choice) => {
              const { each: _, ...others } = rule
              onChange(choice === 'each' ? { ...others, each: true } : others)
            }}
          />
          <StrictField isStrict={rule.isStrict} onChange={(isStrict) => onChange({ ...rule, isStrict })} />
        </>
      )
    case 'split_share':
      return (
        <>
          <Field label="Team split">
            {(control) => (
              <Select
                {...control}
                value={rule.ofCaptainsTeam}
                onChange={({ target }) => onChange({ ...rule, ofCaptainsTeam: Number(target.value) })}
              >
                {splitsOf(format).map((split) => (
                  <option key={split} value={split}>
                    {splitWord(split, format)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ShareFields range={rule.pct} onChange={(pct) => onChange({ ...rule, pct })} />
          <StrictField isStrict={rule.isStrict} onChange={(isStrict) => onChange({ ...rule, isStrict })} />
        </>
      )
    case 'feature_share':
      return (
        <>
          <ChoiceGroup
            legend="Beside the quarterback"
            choices={[
              { value: 'same', label: 'Teammates' },
              { value: 'other', label: 'Opponents' },
            ]}
            value={rule.team}
            onChange={(team) => onChange(withSide(rule, team))}
          />
          <PlayerSetFields
            set={rule.players}
            {...of}
            onChange={(players) => onChange({ ...rule, players })}
          />
          <NumberField
            label="Players, at least"
            value={rule.atLeast}
            onChange={(atLeast) => onChange({ ...rule, atLeast: atLeast ?? 0 })}
          />
          <ShareFields range={rule.pct} onChange={(pct) => onChange({ ...rule, pct })} />
          <StrictField isStrict={rule.isStrict} onChange={(isStrict) => onChange({ ...rule, isStrict })} />
        </>
      )
    case 'team_split':
      return (
        <Chips
          legend="Team splits"
          choices={splitsOf(format).map((split) => ({
            value: String(split),
            label: splitWord(split, format),
          }))}
          chosen={rule.ofCaptainsTeam.map(String)}
          onChange={(chosen) => onChange({ ...rule, ofCaptainsTeam: chosen.map(Number) })}
        />
      )
    case 'salary':
      return (
        <RangeFields
          label="Dollars spent"
          unit="$"
          range={rule.dollars}
          onChange={(dollars) => onChange({ ...rule, dollars })}
        />
      )
    case 'projection':
      return (
        <RangeFields
          label="Of the best lineup’s points"
          unit="%"
          range={rule.pctOfBest}
          onChange={(pctOfBest) => onChange({ ...rule, pctOfBest })}
        />
      )
    case 'ownership_sum':
      return (
        <RangeFields
          label="Sum of ownership"
          unit="%"
          range={rule.pct}
          onChange={(pct) => onChange({ ...rule, pct })}
        />
      )
    case 'ownership_product':
      return (
        <RangeFields
          label="Product of ownership"
          hint="Six players of 20% each make 0.000064."
          range={rule.share}
          onChange={(share) => onChange({ ...rule, share })}
        />
      )
    case 'captains':
      return (
        <NumberField
          label="Different captains, at least"
          hint="6 from 20 lineups on and 8 from 100 on are usual."
          value={rule.atLeast}
          onChange={(atLeast) => onChange({ ...rule, atLeast: atLeast ?? 0 })}
        />
      )
    case 'uniques':
      return (
        <>
          <NumberField
            label="Different players, at least"
            value={rule.players}
            onChange={(players) => onChange({ ...rule, players: players ?? 0 })}
          />
          {format.captain ? (
            <ChoiceGroup
              legend={`Another ${format.captain.name}, the same people`}
              choices={[
                { value: 'counts', label: 'Counts as 1' },
                { value: 'none', label: 'Does not count' },
              ]}
              value={rule.captainSwapCounts ? 'counts' : 'none'}
              onChange={(choice) => onChange({ ...rule, captainSwapCounts: choice === 'counts' })}
            />
          ) : null}
        </>
      )
    default:
      return rule satisfies never
  }
}

/** A lineup may hold players of both teams in any proportion but all of one. */
function splitsOf({ rosterSlots }: Format): number[] {
  return rosterSlots.slice(1).map((_, index) => rosterSlots.length - 1 - index)
}

function ShareFields(props: Pick<ComponentProps<typeof RangeFields>, 'range' | 'onChange'>) {
  return <RangeFields label="Share of lineups" unit="%" {...props} />
}

function StrictField({ isStrict, onChange }: { isStrict: boolean; onChange: (isStrict: boolean) => void }) {
  return (
    <ChoiceGroup
      legend="If it cannot be met"
      choices={[
        { value: 'soft', label: 'Best effort' },
        { value: 'strict', label: 'Strict: build fewer' },
      ]}
      value={isStrict ? 'strict' : 'soft'}
      onChange={(choice) => onChange(choice === 'strict')}
    />
  )
}
