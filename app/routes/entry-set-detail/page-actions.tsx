import { ClipboardList, Download, Trophy } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { RefusedSetAction } from '#app/components/set-actions/refused-set-action.tsx'
import { loadRenameDialog, RenameSetDialog } from '#app/components/set-actions/rename-set-dialog.tsx'
import { SetMenu } from '#app/components/set-actions/set-menu.tsx'
import { useSetActions } from '#app/components/set-actions/use-set-actions.ts'
import { Button } from '#app/components/ui/button.tsx'
import { loadRowMenu } from '#app/components/ui/row-menu.tsx'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { EntrySetDetail } from '#contract/entry-sets.ts'

const loadContestDialog = () => import('./contest-dialog.client.tsx')
const loadResultsDialog = () => import('./results-dialog.client.tsx')
const ContestDialog = lazy(loadContestDialog)
const ResultsDialog = lazy(loadResultsDialog)

/** Why results can't be typed. */
function whyNoResults({ entered, entries }: EntrySetDetail['entry_set']): string | undefined {
  if (entries > 0) return 'Its entries get their results from standings and history'
  return entered ? undefined : 'Set the entry fee first'
}

/** What can be done with the set of the page. Deleting it leads to the list. */
export function PageActions({ detail }: { detail: EntrySetDetail }) {
  const set = detail.entry_set
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'contest' | 'results' | null>(null)
  const { choose, refusal, renaming, stopRenaming } = useSetActions({
    onDeleted: () => navigate('/entry-sets'),
  })
  useEffect(() => whenIdle(loadRowMenu, loadRenameDialog, loadContestDialog, loadResultsDialog), [])
  const close = () => setDialog(null)
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        <Button size="small" onClick={() => setDialog('contest')}>
          <ClipboardList aria-hidden />
          Contest and fee
        </Button>
        <Button
          size="small"
          disabled={!set.entered || set.entries > 0}
          data-tooltip={whyNoResults(set)}
          onClick={() => setDialog('results')}
        >
          <Trophy aria-hidden />
          Record results
        </Button>
        <Button size="small" onClick={() => choose('export', set)}>
          <Download aria-hidden />
          Upload file
        </Button>
        <SetMenu set={set} onChoose={choose} />
      </div>
      <RefusedSetAction refusal={refusal} />
      <OptionalPart failed={<DialogLoadFailure />}>
        {renaming ? <RenameSetDialog set={renaming} onClose={stopRenaming} /> : null}
        {dialog === 'contest' ? <ContestDialog set={set} onClose={close} /> : null}
        {dialog === 'results' ? <ResultsDialog detail={detail} onClose={close} /> : null}
      </OptionalPart>
    </>
  )
}
