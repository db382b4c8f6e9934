import { useEffect, useState } from 'react'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { getJson, messageOf } from '#app/lib/api-client.ts'
import type { ContestDetail, ContestListItem } from '#contract/contests.ts'
import { earlierPayouts } from '#contract/earlier-payouts.ts'
import { pluralize } from '#core/figures/format.ts'
import type { PayoutSource } from '#core/payouts/contest-settings.ts'

type Earlier = Extract<PayoutSource, { from: 'earlier' }>

/** A choice among the user's contests whose payout table is known; it is scaled to the size of this contest. */
export function EarlierPayouts({
  kept,
  onChoose,
}: {
  /** The table in use; null before one is chosen. */
  kept: Earlier | null
  onChoose: (payouts: Earlier) => void
}) {
  const [contests, setContests] = useState<ContestListItem[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [chosen, setChosen] = useState('')

  useEffect(() => {
    let isCurrent = true
    getJson<{ contests: ContestListItem[] }>('/api/contest').then(
      (answer) => isCurrent && setContests(answer.contests.filter(({ hasPayouts }) => hasPayouts)),
      (error) => isCurrent && setFailure(messageOf(error, 'Your contests could not be loaded')),
    )
    return () => {
      isCurrent = false
    }
  }, [])

  function choose(id: string) {
    setChosen(id)
    setFailure(null)
    getJson<ContestDetail>(`/api/contest/${id}`).then(
      (detail) => {
        const payouts = earlierPayouts(detail)
        if (payouts) onChoose(payouts)
        else setFailure('This contest has no payout table any more.')
      },
      (error) => setFailure(messageOf(error, 'The payout table could not be loaded')),
    )
  }

  const isWithout = contests?.length === 0
  return (
    <Field
      label="Earlier contest"
      hint={
        isWithout
          ? 'None of your contests has a payout table. Paste one on the page of a contest in Contest insights.'
          : 'Its payout table is scaled to this contest and called estimated.'
      }
      error={failure}
    >
      {(control) => (
        <Select
          {...control}
          value={chosen}
          disabled={contests === null || isWithout}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="" disabled>
            {firstText(contests, kept)}
          </option>
          {contests?.map(({ id, name, entries }) => (
            <option key={id} value={String(id)}>
              {name} · {pluralize(entries, 'entry', 'entries')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function firstText(contests: readonly ContestListItem[] | null, kept: Earlier | null): string {
  if (kept) return kept.name
  if (contests === null) return 'Loading…'
  return contests.length === 0 ? 'None' : 'Choose a contest'
}
