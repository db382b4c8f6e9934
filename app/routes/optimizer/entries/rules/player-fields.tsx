import { Button } from '#app/components/ui/button.tsx'
import type { NflPosition } from '#core/players/player.ts'
import type { PlayerSet, SlotKind } from '#core/rules/build-rule.ts'
import { positionsOf, teamsOf } from '../../pool/pool-view.ts'
import { ChoiceGroup } from '../../settings/choice-group.tsx'
import { useSlate } from '../../state/slate-context.tsx'
import { type OfPool, PeopleField } from './people-field.tsx'

type MeantPlayers = { players: PlayerSet; slots: SlotKind }

/** The players that a rule or its condition means, and in which slots. `onChange` gets what has changed. */
export function PlayersAndSlots({
  meant: { players, slots },
  onChange,
  ...of
}: OfPool & { meant: MeantPlayers; onChange: (changed: Partial<MeantPlayers>) => void }) {
  return (
    <>
      <PlayerSetFields set={players} {...of} onChange={(players) => onChange({ players })} />
      <SlotsField slots={slots} onChange={(slots) => onChange({ slots })} />
    </>
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
export function SlotsField({ slots, onChange }: { slots: SlotKind; onChange: (slots: SlotKind) => void }) {
  if (useSlate().format.captain === null) return null
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
