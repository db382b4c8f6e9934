import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { putJson } from '#app/lib/api-client.ts'
import { useRecordChange } from '#app/lib/use-record-change.ts'
import type { ContestDetail } from '#contract/contests.ts'

/** Asks for the contest's slate if it is ambiguous (two teams meet twice a season) or was uploaded later. */
export function SlateQuestion({ contest }: { contest: ContestDetail['contest'] }) {
  const { pending, refusal, change } = useRecordChange('contests', { failed: 'Could not save the slate' })
  const fitting = contest.slateChoices.filter(({ fits }) => fits)
  const choices = fitting.length > 0 ? fitting : contest.slateChoices
  const [slateId, setSlateId] = useState(String(choices[0]?.id ?? ''))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label="Which slate was this contest played on?"
        hint={`${fitting.length > 0 ? 'Several of your slates fit. ' : ''}The slate adds salaries and opponents.`}
        error={refusal}
        className="min-w-0 flex-1 basis-64"
      >
        {(control) => (
          <Select {...control} value={slateId} onChange={(event) => setSlateId(event.target.value)}>
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="primary"
        disabled={pending}
        onClick={() =>
          change(() => putJson(`/api/contest/${contest.id}/slate`, { slateId: Number(slateId) }))
        }
      >
        Use this slate
      </Button>
    </div>
  )
}
