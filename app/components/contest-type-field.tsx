import { CONTEST_TYPES, type ContestType } from '#core/lineups/saved-lineup.ts'
import { shownContestType } from '#core/payouts/contest-type.ts'
import { CONTEST_TYPE_MEANINGS } from './contest-type.tsx'
import { Field } from './ui/field.tsx'
import { Select } from './ui/select.tsx'

/** The type of a contest, and what its word means, or the name's where that says more. */
export function ContestTypeField({
  value,
  contestName,
  onChange,
}: {
  value: ContestType
  /** As typed so far. */
  contestName: string
  onChange: (type: ContestType) => void
}) {
  return (
    <Field label="Contest Type" hint={hintOf(value, contestName)}>
      {(control) => (
        <Select
          {...control}
          name="contest_type"
          value={value}
          onChange={({ target }) => onChange(target.value as ContestType)}
        >
          {CONTEST_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function hintOf(contestType: ContestType, contestName: string): string | undefined {
  const shown = shownContestType({ contestType, contestName })
  return shown === contestType
    ? CONTEST_TYPE_MEANINGS[shown]
    : `By its name a ${shown.toLowerCase()}, and shown as one.`
}
