import type { Format } from '#core/formats/format.ts'
import { POINTS_OF_PERCENT } from '#core/projections/points-of-surprise.ts'
import type { SlateNumbers } from '#core/projections/slate-numbers.ts'
import { ChoiceGroup } from './choice-group.tsx'

const CHOICES = [
  { value: 'moves', label: 'Moves points' },
  { value: 'stays', label: 'Leaves them' },
] as const

/** Whether ownership that the baseline did not expect moves its points; absent where there is no such ownership or no baseline. */
export function OwnershipInPoints({
  mode,
  numbers,
  hasOwnership,
  onChange,
}: {
  mode: Format
  numbers: SlateNumbers
  /** From files or learned. */
  hasOwnership: boolean
  onChange: (numbers: SlateNumbers) => void
}) {
  if (!mode.baseline || numbers.pointsFrom !== 'baseline' || !hasOwnership) return null
  const isOn = numbers.ownershipInPoints !== false
  return (
    <ChoiceGroup
      legend="Ownership and baseline"
      choices={CHOICES}
      value={isOn ? 'moves' : 'stays'}
      hint={
        isOn
          ? `Each 10% beyond the estimate moves the points by ${10 * POINTS_OF_PERCENT}.`
          : 'Points come from price and average alone.'
      }
      onChange={(choice) => onChange({ ...numbers, ownershipInPoints: choice === 'moves' })}
    />
  )
}
