import { ClipboardList, Download, Trophy } from 'lucide-react'
import { lazy, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { ENTRY_SETS } from '#app/components/record-actions/entry-sets.ts'
import { RecordMenu } from '#app/components/record-actions/record-menu.tsx'
import { useRecordActions } from '#app/components/record-actions/use-record-actions.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { SetStatus } from '#contract/entry-set-status.ts'
import type { EntrySetDetail } from '#contract/entry-sets.ts'

const loadContestDialog = () => import('./contest-dialog.client.tsx')
const loadResultsDialog = () => import('./results-dialog.client.tsx')
const ContestDialog = lazy(loadContestDialog)
const ResultsDialog = lazy(loadResultsDialog)

/** Why results can't be typed. */
function whyNoResults({ entered, entries }: EntrySetDetail['entry_set']): string | undefined {
  if (entries > 0) return 'Its entries get their results from standings and history.'
  return entered ? undefined : 'Results can be recorded once the entry fee is set.'
}

function loudIf(isNext: boolean) {
  return { size: 'small', variant: isNext ? 'primary' : 'secondary' } as const
}

/** What can be done with the set of the page. Deleting it leads to the list. */
export function PageActions({
  detail,
  next,
}: {
  detail: EntrySetDetail
  /** Where the set stands: the action that it asks for is the loud one. */
  next: SetStatus
}) {
  const set = detail.entry_set
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'contest' | 'results' | null>(null)
  const { choose, refusal, renameDialog } = useRecordActions(ENTRY_SETS, {
    onDeleted: () => navigate('/entry-sets'),
  })
  useEffect(() => whenIdle(loadContestDialog, loadResultsDialog), [])
  const close = () => setDialog(null)
  const noResults = whyNoResults(set)
  const noResultsId = useId()
  return (
    <>
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-1">
          <Button {...loudIf(next === 'not_entered')} onClick={() => setDialog('contest')}>
            <ClipboardList aria-hidden />
            Contest and fee
          </Button>
          <Button
            {...loudIf(next === 'pending' && set.entries === 0)}
            disabled={noResults !== undefined}
            aria-describedby={noResults && noResultsId}
            onClick={() => setDialog('results')}
          >
            <Trophy aria-hidden />
            Record results
          </Button>
          <Button {...loudIf(next === 'before_lock')} onClick={() => choose('export', set)}>
            <Download aria-hidden />
            Get upload file
          </Button>
          <RecordMenu kind={ENTRY_SETS} item={set} onChoose={choose} />
        </div>
        {noResults ? (
          <p id={noResultsId} className="text-sm text-muted">
            {noResults}
          </p>
        ) : null}
      </div>
      {refusal}
      <OptionalPart failed={<DialogLoadFailure />}>
        {renameDialog}
        {dialog === 'contest' ? <ContestDialog set={set} onClose={close} /> : null}
        {dialog === 'results' ? <ResultsDialog detail={detail} onClose={close} /> : null}
      </OptionalPart>
    </>
  )
}
