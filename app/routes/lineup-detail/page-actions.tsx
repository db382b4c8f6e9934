import { FolderOpen } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { LINEUPS } from '#app/components/record-actions/lineups.ts'
import { RecordMenu } from '#app/components/record-actions/record-menu.tsx'
import { useRecordActions } from '#app/components/record-actions/use-record-actions.tsx'
import { shareItems } from '#app/components/share-items.ts'
import { Button } from '#app/components/ui/button.tsx'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupDetail } from '#contract/saved-lineups.ts'
import { sharedLineup, titleOf } from './shared-lineup.ts'

const loadResultDialog = () => import('#app/components/lineup-result/edit-result-dialog.client.tsx')
const EditResultDialog = lazy(loadResultDialog)

/** What can be done with the lineup of the page. Deleting it leads to the list. */
export function PageActions({ lineup, players }: Pick<LineupDetail, 'lineup' | 'players'>) {
  const navigate = useNavigate()
  const [isEditing, setIsEditing] = useState(false)
  useEffect(() => whenIdle(loadResultDialog), [])
  const { choose, refusal, renameDialog } = useRecordActions(LINEUPS, {
    onDeleted: () => navigate('/lineups'),
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        <Button size="small" onClick={() => choose('open', lineup)}>
          <FolderOpen aria-hidden />
          Open in optimizer
        </Button>
        {lineup.finalized ? null : (
          <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
            {returnsOf(lineup).winnings === null ? 'Record result' : 'Edit results'}
          </Button>
        )}
        <RecordMenu
          kind={LINEUPS}
          item={lineup}
          more={shareItems(() => sharedLineup(lineup, players))}
          onChoose={choose}
        />
        <OptionalPart failed={<DialogLoadFailure />}>
          {isEditing ? (
            <EditResultDialog
              lineup={lineup}
              title={titleOf(lineup, players)}
              onClose={() => setIsEditing(false)}
            />
          ) : null}
          {renameDialog}
        </OptionalPart>
      </div>
      {refusal}
    </>
  )
}
