import { useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CardContent } from '#app/components/ui/card.tsx'
import type { SlateReport } from '#contract/contest-slate.ts'
import type { ContestDetail } from '#contract/contests.ts'
import { FoldCard } from './fold-card.tsx'
import { SlateChooser } from './slate-chooser.tsx'
import { slateFitText, slateProblemText } from './slate-texts.ts'

/**
 * The slate that the contest was played on, and how well it fits. While none is set and the user has not said that there
 * is none, the slates that fit are offered at once.
 */
export function SlateCard({
  contest,
  report,
}: {
  contest: ContestDetail['contest']
  /** Null while it loads, and without a slate. */
  report: SlateReport | null
}) {
  const { slate, noSlate } = contest
  const asks = slate === null && !noSlate
  const [changing, setChanging] = useState(false)
  // After a change the report of the slate before stays until the next is loaded.
  const current = report?.slateId === contest.slateId ? report : null
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
          <SlateChooser
            contest={contest}
            onClose={asks ? null : () => setChanging(false)}
            onSaved={() => setChanging(false)}
          />
        ) : null}
      </CardContent>
    </FoldCard>
  )
}
