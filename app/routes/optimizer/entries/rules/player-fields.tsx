import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import type { Format } from '#core/formats/format.ts'
import type { NflPosition } from '#core/players/player.ts'
import type { PlayerSet, SlotKind } from '#core/rules/build-rule.ts'
import type { RulePool } from '#core/rules/rule-pool.ts'
import type { PeopleNames } from '#core/rules/words.ts'
import { positionsOf, teamsOf } from '../../pool/pool-view.ts'
import { ChoiceGroup } from '../../settings/choice-group.tsx'

type OfPool = { mode: Format; pool: RulePool; names: PeopleNames }

const MOST_OFFERED = 6

/** Players by name: typing offers those who match, Enter takes the first, a press takes one out again. */
export function PeopleField({
  label,
  people,
  pool,
  names,
  onChange,
}: OfPool & { label: string; people: readonly string[]; onChange: (people: string[]) => void }) {
  const [text, setText] = useState('')
  const listId = useId()
  const words = text.trim().toLowerCase()
  const offered =
    words === ''
      ? []
      : [...pool.keys()]
          .filter((person) => !people.includes(person) && names.get(person)!.toLowerCase().includes(words))
          .slice(0, MOST_OFFERED)

  function add(person: string | undefined) {
    if (person === undefined) return
    onChange([...people, person])
    setText('')
  }

  return (
    <div className="grid gap-2">
      <Field
        label={label}
        hint={words !== '' && offered.length === 0 ? 'No player of this name.' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="Name"
            aria-controls={listId}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || words === '') return
              event.preventDefault()
              add(offered[0])
            }}
          />
        )}
      </Field>
      <ul id={listId} aria-label="Matching players" className="flex flex-wrap gap-1.5 empty:hidden">
        {offered.map((person) => (
          <li key={person}>
            <Button size="small" onClick={() => add(person)}>
              {names.get(person)}
            </Button>
          </li>
        ))}
      </ul>
      <ul aria-label="Chosen players" className="flex flex-wrap gap-1.5 empty:hidden">
        {people.map((person) => (
          <li key={person}>
            <Button
              size="small"
              variant="chosen"
              aria-label={`Take out ${names.get(person) ?? person}`}
              onClick={() => onChange(people.filter((other) => other !== person))}
            >
              {names.get(person) ?? `${person} (not in this file)`}
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Players by name, by position and by team; a player is in the set who matches all that is given. */
export function PlayerSetFields({
  set,
  onChange,
  ...of
}: OfPool & { set: PlayerSet; onChange: (set: PlayerSet) => void }) {
  const rows = [...of.pool.values()]

  /** Without any list every player would match; an empty list of people stands for a set that is not chosen yet. */
  function change(next: {
    people: readonly string[]
    positions: readonly NflPosition[]
    teams: readonly string[]
  }) {
    const isEmpty = next.people.length + next.positions.length + next.teams.length === 0
    onChange({
      ...(next.people.length > 0 || isEmpty ? { people: next.people } : {}),
      ...(next.positions.length > 0 ? { positions: next.positions } : {}),
      ...(next.teams.length > 0 ? { teams: next.teams } : {}),
    })
  }

  const { people = [], positions = [], teams = [] } = set
  return (
    <>
      <PeopleField
        label="Players"
        people={people}
        {...of}
        onChange={(chosen) => change({ people: chosen, positions, teams })}
      />
      <Chips
        legend="Positions"
        choices={positionsOf(rows).map((position) => ({ value: position, label: position }))}
        chosen={positions}
        onChange={(chosen) => change({ people, positions: chosen as NflPosition[], teams })}
      />
      <Chips
        legend="Teams"
        choices={teamsOf(rows).map((team) => ({ value: team, label: team }))}
        chosen={teams}
        onChange={(chosen) => change({ people, positions, teams: chosen })}
      />
    </>
  )
}

const SLOT_CHOICES: readonly { value: SlotKind; label: string }[] = [
  { value: 'any', label: 'Either' },
  { value: 'captain', label: 'Captain' },
  { value: 'flex', label: 'Flex' },
]

/** The slots in which the players count; absent in a format without a captain. */
export function SlotsField({
  mode,
  slots,
  onChange,
}: {
  mode: Format
  slots: SlotKind
  onChange: (slots: SlotKind) => void
}) {
  if (mode.captain === null) return null
  return <ChoiceGroup legend="As" choices={SLOT_CHOICES} value={slots} onChange={onChange} />
}

/** Several of a short list. */
export function Chips({
  legend,
  choices,
  chosen,
  onChange,
}: {
  legend: string
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map(({ value, label }) => {
          const isOn = chosen.includes(value)
          return (
            <Button
              key={value}
              size="small"
              variant={isOn ? 'chosen' : 'secondary'}
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? chosen.filter((other) => other !== value) : [...chosen, value])}
            >
              {label}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
