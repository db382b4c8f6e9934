import { FolderOpen } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LineupMenu } from '#app/components/lineup-actions/lineup-menu.tsx'
import { RefusedAction } from '#app/components/lineup-actions/refused-action.tsx'
import { loadRenameDialog, RenameLineupDialog } from '#app/components/lineup-actions/rename-lineup-dialog.tsx'
import { useLineupActions } from '#app/components/lineup-actions/use-lineup-actions.ts'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { shareItems } from '#app/components/share-items.ts'
import { Button } from '#app/components/ui/button.tsx'
import { loadRowMenu } from '#app/components/ui/row-menu.tsx'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { LineupDetail, LineupListItem } from '#contract/saved-lineups.ts'
import { sharedLineup } from './shared-lineup.ts'

/** What can be done with the lineup of the page. Deleting it leads to the list. */
export function PageActions({ lineup, players }: Pick<LineupDetail, 'players'> & { lineup: LineupListItem }) {
  const navigate = useNavigate()
  const { choose, refusal, renaming, stopRenaming } = useLineupActions({
    onDeleted: () => navigate('/lineups'),
  })
  useEffect(() => whenIdle(loadRowMenu, loadRenameDialog), [])
  return (
    <>
      <div className="flex items-center gap-1">
        <Button size="small" onClick={() => choose('open', lineup)}>
          <FolderOpen aria-hidden />
          Open in optimizer
        </Button>
        <LineupMenu
          lineup={lineup}
          more={shareItems(() => sharedLineup(lineup, players))}
          onChoose={choose}
        />
        <OptionalPart failed={<DialogLoadFailure />}>
          {renaming ? <RenameLineupDialog lineup={renaming} onClose={stopRenaming} /> : null}
        </OptionalPart>
      </div>
      <RefusedAction refusal={refusal} />
    </>
  )
}
