import { RowMenu } from '#app/components/ui/row-menu.tsx'
import type { RowMenuItem } from '#app/components/ui/row-menu-button.tsx'
import { ACTION_ITEMS, RECORD_ACTIONS } from './action-items.ts'
import type { ChooseAction, RecordKind } from './record-kind.ts'

/** The less frequent actions on a stored record. */
export function RecordMenu<Item extends { id: number; game_mode: string }>({
  kind,
  item,
  more = [],
  onChoose,
}: {
  kind: RecordKind<Item>
  item: Item
  /** Further items, where the whole record is at hand. */
  more?: readonly RowMenuItem[]
  onChoose: ChooseAction<Item>
}) {
  const actions = RECORD_ACTIONS.filter((action) => action !== 'rename' || (kind.canRename?.(item) ?? true))
  return (
    <RowMenu
      label={`More actions for ${kind.nameOf(item)}`}
      items={[
        ...more,
        ...actions.map((action) => ({ ...ACTION_ITEMS[action], onChoose: () => onChoose(action, item) })),
      ]}
    />
  )
}
