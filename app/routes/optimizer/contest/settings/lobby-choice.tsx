import { useState } from 'react'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { pluralize } from '#core/figures/format.ts'
import { contestName, feeAndSize } from '#core/payouts/contest-line.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'

/** The contests of a pasted lobby: the chosen one fills the fields. `first`: which did already, by place, or -1. */
export function LobbyChoice({
  contests,
  first,
  onChoose,
}: {
  contests: readonly ContestSettings[]
  first: number
  onChoose: (contest: ContestSettings) => void
}) {
  const [place, setPlace] = useState(first < 0 ? '' : String(first))
  return (
    <div role="status">
      <Field label={`${pluralize(contests.length, 'contest')} found on the page`}>
        {(control) => (
          <Select
            {...control}
            value={place}
            onChange={({ target }) => {
              setPlace(target.value)
              onChoose(contests[Number(target.value)]!)
            }}
          >
            <option value="" disabled>
              Choose one
            </option>
            {contests.map((contest, at) => (
              <option key={`${contest.name} ${contest.size}`} value={String(at)}>
                {contestName(contest)} · {feeAndSize(contest)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
