import {
  ACTION_ITEMS,
  RECORD_ACTIONS,
  type RecordAction,
} from '#app/components/record-actions/action-items.ts'
import { RowMenu } from '#app/components/ui/row-menu.tsx'
import type { EntrySetItem } from '#contract/entry-sets.ts'

/** The less frequent actions on an entry set. */
export function SetMenu({
  set,
  onChoose,
}: {
  set: EntrySetItem
  onChoose: (action: RecordAction, set: EntrySetItem) => void
}) {
  return (
    <RowMenu
      label={`More actions for ${set.name}`}
      items={RECORD_ACTIONS.map((action) => ({
        ...ACTION_ITEMS[action],
        onChoose: () => onChoose(action, set),
      }))}
    />
  )
}
