import { type ReactNode, useMemo } from 'react'
import { ListEnd } from '#app/components/list-end.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { useKeepPage } from '#app/lib/kept-pages/use-kept-page.ts'
import type { ListSource } from '#app/lib/lists/continued-list.ts'
import { useContinuedList } from '#app/lib/lists/use-continued-list.ts'
import { type ListedRecord, useShownRecords } from '#app/lib/outbox/shown-records.ts'
import { RecordTable, type RowPlace } from './record-table.tsx'
import { type KeptAt, listToKeep, type ShownList } from './shown-list.ts'

/** Stored records from `list.first` on; the rest is loaded as the user scrolls. Mounted anew for another view. */
export function RecordList<Item extends { id: number }>({
  list,
  keptAt,
  memoryKey,
  load,
  listed,
  noun,
  addressAfter,
  head,
  row,
}: {
  list: ShownList<Item>
  /** Null for a view that is not kept in this browser. */
  keptAt: KeptAt<string> | null
  /** Of what is remembered about this list (session-memory.ts). */
  memoryKey: string
  load: ListSource<Item>['load']
  listed: ListedRecord<Item>
  noun: string
  /** The page that goes on after a record, for a browser without scripts. */
  addressAfter: (place: string) => string
  /** The cells of the table's head. */
  head: ReactNode
  row: (item: Item, place: RowPlace) => ReactNode
}) {
  const following = useContinuedList(memoryKey, list.first, load)
  const { items, next, pending, failure, more } = following
  useKeepPage(
    keptAt?.address ?? '',
    useMemo(() => keptAt && listToKeep(list, keptAt.name, items), [list, keptAt, items]),
  )
  const shown = useShownRecords(items, listed)
  const total = (list.isKept ? items.length : list.total) - (items.length - shown.length)
  return (
    <>
      <Card className="md:overflow-x-auto">
        <RecordTable
          items={shown}
          total={total}
          memoryKey={memoryKey}
          following={following}
          head={head}
          row={row}
        />
      </Card>
      <ListEnd
        shown={shown.length}
        total={total}
        noun={noun}
        next={next === null ? null : addressAfter(next)}
        pending={pending}
        failure={failure}
        onMore={more}
      />
    </>
  )
}
