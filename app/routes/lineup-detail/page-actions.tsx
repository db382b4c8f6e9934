import { FolderOpen } from 'lucide-react'
import { useNavigate } from 'react-router'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { LINEUPS } from '#app/components/record-actions/lineups.ts'
import { RecordMenu } from '#app/components/record-actions/record-menu.tsx'
import { useRecordActions } from '#app/components/record-actions/use-record-actions.tsx'
import { shareItems } from '#app/components/share-items.ts'
import { Button } from '#app/components/ui/button.tsx'
import type { LineupDetail, LineupListItem } from '#contract/saved-lineups.ts'
import { sharedLineup } from './shared-lineup.ts'

/** What can be done with the lineup of the page. Deleting it leads to the list. */
export function PageActions({ lineup, players }: Pick<LineupDetail, 'players'> & { lineup: LineupListItem }) {
  const navigate = useNavigate()
  const { choose, refusal, renameDialog } = useRecordActions(LINEUPS, {
    onDeleted: () => navigate('/lineups'),
  })
  return (
    <>
      <div className="flex items-center gap-1">
        <Button size="small" onClick={() => choose('open', lineup)}>
          <FolderOpen aria-hidden />
          Open in optimizer
        </Button>
        <RecordMenu
          kind={LINEUPS}
          item={lineup}
          more={shareItems(() => sharedLineup(lineup, players))}
          onChoose={choose}
        />
        <OptionalPart failed={<DialogLoadFailure />}>{renameDialog}</OptionalPart>
      </div>
      {refusal}
    </>
  )
}
