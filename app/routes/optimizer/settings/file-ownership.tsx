import type { Format } from '#core/formats/format.ts'
import { areFilesCorrected } from '#core/ownership/by-position.ts'
import type { ProjectionFile, SlateNumbers } from '#core/projections/slate-numbers.ts'
import { ChoiceGroup } from './choice-group.tsx'

const CHOICES = [
  { value: 'as_listed', label: 'As listed' },
  { value: 'by_position', label: 'By position' },
] as const

/** Corrects the ownership of imported files by position; absent while no file has any, and where the factors were not fitted. */
export function FileOwnership({
  mode,
  numbers,
  onChange,
}: {
  mode: Format
  numbers: SlateNumbers
  onChange: (numbers: SlateNumbers) => void
}) {
  if (!haveOwnership(numbers.files) || !areFilesCorrected(mode)) return null
  const isOn = numbers.ownershipByPosition === true
  return (
    <ChoiceGroup
      legend="Ownership from files"
      choices={CHOICES}
      value={isOn ? 'by_position' : 'as_listed'}
      hint={
        isOn
          ? 'Fewer kickers and quarterbacks as captain: nearer to past contests.'
          : 'Each share as the file lists it.'
      }
      onChange={(choice) => onChange({ ...numbers, ownershipByPosition: choice === 'by_position' })}
    />
  )
}

/** Does a file tell anyone's ownership? */
export function haveOwnership(files: readonly ProjectionFile[]): boolean {
  return files.some(({ people }) =>
    Object.values(people).some(
      ({ flexOwnershipPct, captainOwnershipPct }) =>
        flexOwnershipPct !== null || captainOwnershipPct !== null,
    ),
  )
}
