import { useId } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { LOW_SELECT, Select } from '#app/components/ui/select.tsx'
import { FILLS, type Fill } from '#core/entries-file/assign-lineups.ts'
import type { Filling } from '../../state/kept-entries.ts'
import type { ListColumn } from '../set/listed-lineups.ts'

const LABELS: Record<Fill, string> = { rank: 'Rank', unique: 'Unique', round_robin: 'Round robin' }
/** @param first which lineups come first: `those with the most points`. */
const SENTENCES: Record<Fill, (first: string) => string> = {
  rank: (first) => `Each contest gets ${first}.`,
  unique: (first) => `Each lineup is used once. The dearest contest gets ${first}.`,
  round_robin: () => 'The contests take turns. All lineups are used about equally often.',
}

/** What the best lineup can be best by. Figures of a contest are there once it was simulated. */
const ORDERS: readonly { column: ListColumn; label: string; first: string; isSimulated: boolean }[] = [
  {
    column: 'number',
    label: 'Build order',
    first: 'those at the top of the list as built',
    isSimulated: false,
  },
  { column: 'points', label: 'Points', first: 'those with the most points', isSimulated: false },
  { column: 'roi', label: 'ROI', first: 'those with the highest ROI', isSimulated: true },
  { column: 'top1', label: 'Top 1%', first: 'those most often in the top 1%', isSimulated: true },
  { column: 'win', label: 'Win', first: 'those that win most often', isSimulated: true },
  { column: 'cash', label: 'Cash', first: 'those that are paid most often', isSimulated: true },
]

/** The column that lineups are ordered by; one that has no figures now is the order of the build. */
export function orderColumn({ order }: Filling, isSimulated: boolean): ListColumn {
  const known = ORDERS.find(({ column }) => column === order)
  return known && (isSimulated || !known.isSimulated) ? known.column : 'number'
}

/** How lineups go to entries. */
export function FillChoice({
  filling,
  isSimulated,
  hasFilled,
  isShort,
  isChosen,
  onChange,
}: {
  filling: Filling
  isSimulated: boolean
  /** Some entries of the file have a lineup already. */
  hasFilled: boolean
  /** Some entry stays empty for want of lineups. */
  isShort: boolean
  /** Entries were chosen for some contest of the file. */
  isChosen: boolean
  onChange: (change: Partial<Filling>) => void
}) {
  const sentence = useId()
  const order = useId()
  const column = orderColumn(filling, isSimulated)
  const first = ORDERS.find((each) => each.column === column)!.first
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <fieldset aria-describedby={sentence} className="flex gap-1">
          <legend className="sr-only">Fill</legend>
          {FILLS.map((fill) => (
            <Button
              key={fill}
              size="small"
              variant={filling.fill === fill ? 'chosen' : 'ghost'}
              aria-pressed={filling.fill === fill}
              onClick={() => onChange({ fill })}
            >
              {LABELS[fill]}
            </Button>
          ))}
        </fieldset>
        <div className="flex items-center gap-2 text-sm text-muted">
          <label htmlFor={order} className="shrink-0">
            Best by
          </label>
          <Select
            id={order}
            value={column}
            onChange={({ target }) => onChange({ order: target.value })}
            className={LOW_SELECT}
          >
            {ORDERS.filter((each) => isSimulated || !each.isSimulated).map(({ column, label }) => (
              <option key={column} value={column}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <p id={sentence} className="text-sm text-muted">
        {SENTENCES[filling.fill](first)}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
        {hasFilled ? (
          <Check
            label="Keep entries that have a lineup"
            checked={filling.keepsFilled}
            onChange={(keepsFilled) => onChange({ keepsFilled })}
          />
        ) : null}
        {isChosen ? (
          <Check
            label="Only from the entries chosen for each contest"
            checked={filling.isAsChosen}
            onChange={(isAsChosen) => onChange({ isAsChosen })}
          />
        ) : null}
        {(isShort || filling.allowsTwice) && filling.fill !== 'unique' ? (
          <Check
            label="Allow a lineup twice in a contest"
            checked={filling.allowsTwice}
            onChange={(allowsTwice) => onChange({ allowsTwice })}
          />
        ) : null}
      </div>
    </div>
  )
}

function Check({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  )
}
