import { useMemo } from 'react'
import { type ShownChange, useShownChanges } from './shown-changes.ts'
import { isEntrySetChange } from './waiting-save.ts'

/** A record with what waits for it; null if its deletion waits. */
export type ListedRecord<Item> = (item: Item, changes: readonly ShownChange[]) => Item | null

/** The records with what waits for them on this device, without those whose deletion waits. */
export function useShownRecords<Item>(items: readonly Item[], listed: ListedRecord<Item>): readonly Item[] {
  const changes = useShownChanges()
  return useMemo(
    () => (changes.length === 0 ? items : items.flatMap((item) => listed(item, changes) ?? [])),
    [items, changes, listed],
  )
}

/** Not those that the server refused: what it has instead is shown. */
export function changesOf(
  of: 'lineup' | 'entry_set',
  id: number,
  changes: readonly ShownChange[],
): ShownChange[] {
  return changes.filter(
    (change) =>
      change.target.id === id && isEntrySetChange(change) === (of === 'entry_set') && change.refusal === null,
  )
}

export function isDeletion({ fields }: ShownChange): boolean {
  return 'deleted' in fields && fields.deleted
}
