import {
  ACTION_ITEMS,
  RECORD_ACTIONS,
  type RecordAction,
} from '#app/components/record-actions/action-items.ts'
import { RowMenu } from '#app/components/ui/row-menu.tsx'
import type { RowMenuItem } from '#app/components/ui/row-menu-button.tsx'
import type { LineupInMenu } from './lineup-in-menu.ts'

/** The less frequent actions on a saved lineup. A finalized one can't be renamed. */
export function LineupMenu({
  lineup,
  more = [],
  onChoose,
}: {
  lineup: LineupInMenu
  /** Further items, where the whole lineup is at hand. */
  more?: readonly RowMenuItem[]
  onChoose: (action: RecordAction, lineup: LineupInMenu) => void
}) {
  const actions = RECORD_ACTIONS.filter((action) => action !== 'rename' || !lineup.finalized)
  return (
    <RowMenu
      label={`More actions for ${lineup.lineup_name}`}
      items={[
        ...more,
        ...actions.map((action) => ({ ...ACTION_ITEMS[action], onChoose: () => onChoose(action, lineup) })),
      ]}
    />
  )
}
