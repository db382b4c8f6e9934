import { CONTEST_TYPES, type ContestType } from '#core/lineups/saved-lineup.ts'
import { Field } from './ui/field.tsx'
import { Select } from './ui/select.tsx'

const MEANINGS: Partial<Record<ContestType, string>> = {
  GPP: 'A tournament: few win much.',
  Cash: 'A 50/50 or double up: about half win.',
  'Single Entry': 'One entry a user.',
}

/** The type of a contest, and what its word means. */
export function ContestTypeField({
  value,
  onChange,
}: {
  value: ContestType
  onChange: (type: ContestType) => void
}) {
  return (
    <Field label="Contest Type" hint={MEANINGS[value]}>
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
