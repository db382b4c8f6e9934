import { useId, useState } from 'react'
import { Link } from 'react-router'
import { FoldCard } from '#app/components/fold-card.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CardContent } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { getJson, putJson } from '#app/lib/api-client.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import { useLoaded } from '#app/lib/page/use-loaded.ts'
import type { SlateOffersAnswer, SlateReport } from '#contract/contest-slate.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { useContest } from './contest-context.ts'
import { slateFitText, slateOffersText, slateProblemText } from './slate-texts.ts'

/**
 * The slate that the contest was played on, and how well it fits. While none is set and the user has not said that there
 * is none, the slates that fit are offered at once.
 */
export function SlateCard({
  report,
}: {
  /** Null while it loads, and without a slate. */
  report: SlateReport | null
}) {
  const { slate, noSlate, slateId } = useContest()
  const asks = slate === null && !noSlate
  const [changing, setChanging] = useState(false)
  // After a change the report of the slate before stays until the next is loaded.
  const current = report?.slateId === slateId ? report : null
  const problem = current && slateProblemText(current)
  return (
    <FoldCard title="Slate" note={slate?.label ?? 'None chosen'} isOpen={asks || Boolean(problem)}>
      <CardContent className="grid gap-3">
        {slate ? null : (
          <p className="text-sm text-muted">
            No slate. Choose the salary file of this contest to see the best lineup in hindsight.
          </p>
        )}
        {current && !problem ? (
          <p className="text-sm wrap-anywhere text-muted">{slateFitText(current)}</p>
        ) : null}
        {problem ? <Alert tone="warn">{problem}</Alert> : null}
        {asks || changing ? null : (
          <Button size="small" className="justify-self-start" onClick={() => setChanging(true)}>
            {slate ? 'Change slate' : 'Choose slate'}
          </Button>
        )}
        {asks || changing ? (
          <SlateChooser onClose={asks ? null : () => setChanging(false)} onSaved={() => setChanging(false)} />
        ) : null}
      </CardContent>
    </FoldCard>
  )
}

/** Offers the slates on which the contest may have been played. None is chosen in advance. */
function SlateChooser({
  onClose,
  onSaved,
}: {
  /** Null where the question can't be put away. */
  onClose: (() => void) | null
  onSaved: () => void
}) {
  const { id } = useContest()
  // Not remembered: slates may be stored or deleted on other screens at any time.
  const { answer, failure } = useLoaded(
    [id],
    () => getJson<SlateOffersAnswer>(`/api/contest/${id}/slates`),
    'Your slates could not be searched',
  )
  if (failure) return <Alert tone="bad">{failure}</Alert>
  if (!answer) return <Skeleton className="h-24" />
  return <Offers answer={answer} onClose={onClose} onSaved={onSaved} />
}

function Offers({
  answer,
  onClose,
  onSaved,
}: Parameters<typeof SlateChooser>[0] & { answer: SlateOffersAnswer }) {
  const contest = useContest()
  const { pending, refusal, change } = useRecordChange('contests')
  const name = useId()
  const [chosen, setChosen] = useState<number | 'none' | null>(null)
  const { offers, format } = answer
  const remark = slateOffersText(answer)

  async function save() {
    const slateId = chosen === 'none' ? null : chosen
    if (await change(() => putJson(`/api/contest/${contest.id}/slate`, { slateId }))) onSaved()
  }

  const choices = [
    ...offers.map(({ id, label, listed, drafted }) => ({
      value: id,
      label,
      note: `${formatCount(listed)} of ${pluralize(drafted, 'player')}`,
    })),
    { value: 'none' as const, label: 'No slate', note: null },
  ]
  return (
    <div className="grid gap-3">
      {offers.length > 0 || contest.slate ? (
        <fieldset className="grid min-w-0 gap-1">
          <legend className="mb-1.5 text-sm font-medium">Which slate was this contest played on?</legend>
          {choices.map(({ value, label, note }) => (
            <label
              key={value}
              className="flex min-h-9 items-center gap-2.5 rounded-md px-2 py-1.5 text-sm hover:bg-raised has-checked:bg-accent-ground pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name={name}
                checked={chosen === value}
                onChange={() => setChosen(value)}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
                <span className="min-w-0 wrap-anywhere">
                  {label}
                  {value === contest.slateId ? ' (current)' : ''}
                </span>
                {note ? <span className="text-muted tabular-nums">{note}</span> : null}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {remark ? <p className="text-sm text-muted">{remark}</p> : null}
      {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
      <div className="flex flex-wrap gap-2">
        {offers.length > 0 || contest.slate ? (
          <Button variant="primary" disabled={pending || chosen === null} onClick={save}>
            {pending ? 'Saving...' : 'Use this choice'}
          </Button>
        ) : null}
        {format && offers.length === 0 ? (
          <Button asChild>
            <Link to={`/${format.id}/upload`}>Upload its salary file</Link>
          </Button>
        ) : null}
        {onClose ? (
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  )
}
