import { useMemo } from 'react'
import type { ChangedRecord } from './changes/change-fields.ts'
import { type ShownChange, useShownChanges } from './shown-changes.ts'
import { recordOf } from './waiting-save.ts'

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

/** A change of such a record. */
export type ChangeOf<Record extends ChangedRecord> = Extract<ShownChange, { kind: `${Record}_${string}` }>

/** Not those that the server refused: what it has instead is shown. */
export function changesOf<Record extends ChangedRecord>(
  of: Record,
  id: number,
  changes: readonly ShownChange[],
): ChangeOf<Record>[] {
  return changes.filter(
    (change): change is ChangeOf<Record> =>
      change.target.id === id && recordOf(change) === of && change.refusal === null,
  )
}

export function isDeletion({ fields }: ShownChange): boolean {
  return 'deleted' in fields && fields.deleted
}
